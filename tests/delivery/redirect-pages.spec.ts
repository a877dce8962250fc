import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readContentIndex } from '../../tools/content/content-index.ts'
import { records } from '../../tools/content/records.ts'
import { redirectsOf } from '../../tools/content/routes.ts'

test('where the host knows no redirects, an old address keeps its query and its anchor', async ({ page }) => {
  const moved = readContentIndex('.', records).pages.find(({ frontMatter }) => redirectsOf(frontMatter).length)!
  const [old] = redirectsOf(moved.frontMatter)
  await page.route(`**${old}?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: readFileSync(`dist/client${old}.html`, 'utf8') }),
  )
  await page.goto(`${old}?utm_source=mail#there`)
  await expect(page).toHaveURL(`${moved.route}?utm_source=mail#there`)
})
