import { createHash } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { DemoForm, answerWith } from '../forms/demo-form.ts'

const hashOf = (bytes: Buffer | string) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** The hashes under which a page has asked for scripts until now, by path. */
async function asked(page: Page): Promise<Map<string, string>> {
  return new Map<string, string>(
    await page.evaluate(() =>
      [
        ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
          ({ src, integrity }) => [src, integrity] as const,
        ),
        ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
          ({ href, integrity }) => [href, integrity] as const,
        ),
      ].map(([address, hash]) => [new URL(address).pathname, hash]),
    ),
  )
}

test('every script of a page that is in use was asked for with its hash', async ({ page }) => {
  const scripts: Promise<[path: string, hash: string]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => [new URL(response.url()).pathname, hashOf(body)]))
  })
  const demo = new DemoForm(page)
  await demo.open()
  await demo.wake()
  await demo.button.click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Browsers know no integrity for workers.
  const ran = (await Promise.all(scripts)).filter(([path]) => !path.startsWith('/pagefind/pagefind-worker'))
  expect(ran.length).toBeGreaterThan(8)
  expect(new Set(ran.map(([path]) => path)).size, 'each asked for once').toBe(ran.length)
  expect(await asked(page)).toEqual(new Map(ran))
})

test('whatever a script asks for later, it knows the hashes of all that comes with it', async ({ request }) => {
  const [, start] = /<script src="([^"]+)"/.exec(await (await request.get('/')).text())!
  const scripts = await everyScript(request, start!)
  expect(scripts.size).toBeGreaterThan(30)
  const imported = (path: string, found = new Set<string>()): Set<string> => {
    if (found.has(path)) return found
    found.add(path)
    for (const each of scripts.get(path)!.imports) imported(each, found)
    return found
  }
  for (const [path, { asks, hashes }] of scripts) {
    const known = new Set([...imported(path), start!, ...hashes.keys()])
    const needed = asks.flatMap((each) => [...imported(each)])
    expect(
      needed.filter((each) => !known.has(each)),
      path,
    ).toEqual([])
    for (const [each, hash] of hashes) expect(hash, `${each} in ${path}`).toBe(hashOf(scripts.get(each)!.code))
  }
})

type Script = { code: string; imports: string[]; asks: string[]; hashes: Map<string, string> }

/** The scripts that one leads to, with what each says of others. */
async function everyScript(
  request: APIRequestContext,
  path: string,
  known = new Map<string, Script>(),
): Promise<Map<string, Script>> {
  if (known.has(path)) return known
  const code = await (await request.get(path)).text()
  const all = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, relative]) => new URL(relative!, `http://site${path}`).pathname)
  const hashes = new Map(
    [...code.matchAll(/"([\w-]{8})([\w+/]{43})"/g)].map(([, name, hash]) => [
      `/assets/chunks/chunk-${name}.js`,
      `sha256-${hash}=`,
    ]),
  )
  const script = {
    code,
    imports: all(/(?:^|[;}\s])(?:import|export)\s*(?:[\w${},*\s]+?from)?\s*["'`](\.[^"'`]+)["'`]/g),
    asks: all(/import\(["'`](\.[^"'`]+)["'`]\)/g),
    hashes,
  }
  known.set(path, script)
  for (const each of [...script.imports, ...script.asks]) await everyScript(request, each, known)
  return known
}

/** Scripts of the home page, by something that stands in them, and whether its form says that something is missing. */
const cases = [
  ["the page's own script", 'pointermove', false],
  ['the script that knows all others', 'DemoForm:', true],
  ['React', 'react.dev/errors', true],
  ['what sends the form', 'supabase-js', false],
] as const

for (const [which, words, noticed] of cases) {
  test(`${which} does not run when it is not what was built; the form still posts, as HTML`, async ({ page }) => {
    const demo = new DemoForm(page)
    await demo.open()
    await demo.wake()
    await demo.field('Last name').click()
    await page.waitForLoadState('networkidle')
    const codes = await Promise.all(
      [...(await asked(page))].map(async ([path]) => [path, await (await page.request.get(path)).text()] as const),
    )
    const [path, code] = codes.find(([, text]) => text.includes(words))!
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `globalThis.tampered=1;${code}` }),
    )
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes("valid digest in the 'integrity' attribute"),
    )
    const posts = await answerWith(page, (route) => route.fulfill({ status: 303, headers: { location: '/thank-you' } }))
    await demo.open()
    await demo.field('First name').focus()
    await refused
    if (noticed) await expect(demo.form.locator('[data-island-failed]')).toBeVisible()
    await demo.fill()
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    await demo.button.click()
    await expect(page).toHaveURL(/\/thank-you$/)
    expect(posts[0]!.postData()).toContain('workEmail=ada%40engines.co.uk')
  })
}

test('what searches does not run when it is not what was built; the search says so, and can try again', async ({
  page,
}) => {
  const status = page.getByRole('dialog', { name: 'Search this site' }).getByRole('status')
  await page.goto('/?search=dental')
  await expect(status).toContainText('found for ‘dental’')
  const codes = await Promise.all(
    [...(await asked(page))].map(async ([path]) => [path, await (await page.request.get(path)).text()] as const),
  )
  const [path, code] = codes.find(([, text]) => text.includes('pagefind-worker.js'))!
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `globalThis.tampered=1;${code}` }),
  )
  await page.reload()
  await expect(status).toHaveText('The search could not be loaded.')
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  await page.unroute(`**${path}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(status).toContainText('found for ‘dental’')
})
