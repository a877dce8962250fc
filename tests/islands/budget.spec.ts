import { existsSync, readdirSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { attribute, elements, parsePage, textContent } from '../../tools/lib/html.ts'

const LIMIT = 2048

/** A script with everything that it imports before it runs. */
async function withImports(
  request: APIRequestContext,
  url: string,
  known = new Map<string, string>(),
): Promise<Map<string, string>> {
  if (known.has(url)) return known
  const code = await (await request.get(url)).text()
  known.set(url, code)
  for (const [, path] of code.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w${},*\s]+?from)?\s*["'`](\.[^"'`]+)["'`]/g,
  )) {
    await withImports(request, new URL(path!, url).href, known)
  }
  return known
}

test(
  "a page's script stays under 2 kB compressed, with all that it imports and with the small scripts of every " +
    'widget',
  async ({ request, baseURL }) => {
    const html = await (await request.get('/')).text()
    const inPage = elements(parsePage(html)).filter(({ tagName }) => tagName === 'script')
    const own = inPage.flatMap((script) => attribute(script, 'src') ?? []).map((src) => new URL(src, baseURL).href)
    expect(own).toHaveLength(1)
    const inline = inPage.filter(({ properties }) => Object.keys(properties).length === 0).map(textContent)
    const scripts = await withImports(request, own[0]!)

    const entry = scripts.get(own[0]!)!
    const small = [...entry.matchAll(/\/(\w+)\/script\.ts.{1,80}?import\(["'`]([^"'`]+)["'`]/g)]
    const declared = readdirSync('components/widgets').filter((name) =>
      existsSync(`components/widgets/${name}/script.ts`),
    )
    expect(small.map(([, name]) => name).sort()).toEqual(declared.sort())
    for (const [, , path] of small) await withImports(request, new URL(path!, own[0]).href, scripts)

    const codes = [...scripts.values(), ...inline]
    const sum = (compress: (code: string) => Buffer) => codes.reduce((bytes, code) => bytes + compress(code).length, 0)
    expect(codes.join('').length).toBeGreaterThan(1500)
    expect(sum(brotliCompressSync)).toBeLessThan(LIMIT)
    expect(sum(gzipSync)).toBeLessThan(LIMIT)
  },
)
