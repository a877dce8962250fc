import { expect, test } from '@playwright/test'

test('a live build has no trace of the gallery and of editing', async ({ request }) => {
  for (const path of ['/widgets', '/widgets/Action']) expect((await request.get(path)).status(), path).toBe(404)
  const html = await (await request.get('/')).text()
  const files = [
    html,
    ...(await Promise.all(
      [...html.matchAll(/(?:src|href|data-sheet)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(async ([, path]) =>
        (await request.get(path!)).text(),
      ),
    )),
  ]
  expect(files.length).toBeGreaterThan(2)
  for (const text of files)
    expect(text).not.toMatch(/gallery|gal-|staffroom-edit|__edit|codemirror|data-source|data-edit/i)
})
