import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { builtLinks, checkBuilt } from './built.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

const root = temporaryFolder()

function write(files: Record<string, string>): void {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'dist', file)), { recursive: true })
    writeFileSync(join(root, 'dist', file), text)
  }
}

/** What is wrong with the links of a built site: `file:line:column  What is wrong.` */
function errorsOf(files: Record<string, string>): string[] {
  write(files)
  const found = builtLinks(root, 'dist')
  return found.map(({ message }) => message.split('\n')[0]!)
}

const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">A link</a>`).join('\n')
const SITE = {
  'pricing.html': '<main><h1 id="prices">Prices</h1><p id="caf\u00e9">Here</p></main>',
  'widgets/Hero.html': '<h1>Hero</h1>',
  'blueprint.pdf': 'PDF',
}

test('links to existing pages, files and ids, and external links, are right', () => {
  const page = links(
    '/',
    '/pricing',
    '/pricing?plan=one',
    '/pricing#prices',
    '/pricing#caf%C3%A9',
    '/pricing#top',
    '/pricing#',
    '#here',
    '#top',
    '?tab=2#here',
    '/widgets/Hero',
    '/blueprint.pdf',
    'https://social.example/x',
    '//social.example/x',
    'mailto:hello@staffroom.example',
    'tel:+442079460123',
  )
  expect(errorsOf({ ...SITE, 'index.html': `<h1 id="here">Home</h1>${page}` })).toEqual([])
})

test('a broken link is reported with its page and position, also one from code', () => {
  const page =
    `<h1>Home</h1>\n${links('/pricing', '/prices', '/report.pdf')}<p><a class="button" ` + 'href="/widgets">All</a></p>'
  expect(errorsOf({ ...SITE, 'index.html': page })).toEqual([
    'dist/index.html:3:4  The link "/prices" leads to no page.',
    'dist/index.html:4:4  The link "/report.pdf" leads to no page.',
    'dist/index.html:4:54  The link "/widgets" leads to no page.',
  ])
})

test('a link to a missing id is reported once a page', () => {
  const page = links('/pricing#plans', '#nowhere', '/pricing#plans', '#100%')
  expect(errorsOf({ ...SITE, 'index.html': page, 'about.html': links('/pricing#plans') })).toEqual([
    'dist/about.html:1:4  The link "/pricing#plans" leads to a name that no element of that page has as its id.',
    'dist/index.html:1:4  The link "/pricing#plans" leads to a name that no element of that page has as its id.',
    'dist/index.html:2:4  The link "#nowhere" leads to a name that no element of that page has as its id.',
    'dist/index.html:4:4  The link "#100%" leads to a name that no element of that page has as its id.',
  ])
})

test('an address with an ampersand is found at its place', () => {
  expect(errorsOf({ ...SITE, 'index.html': `<h1>Home</h1>\n${links('/offers?a=1&amp;b=2')}` })).toEqual([
    'dist/index.html:2:4  The link "/offers?a=1&b=2" leads to no page.',
  ])
})

test('an error in a page of one long line does not print the whole page', () => {
  write({ ...SITE, 'index.html': `${'<p>Words.</p>'.repeat(100)}${links('/nowhere')}` })
  const [found] = builtLinks(root, 'dist')
  expect(Math.max(...found!.message.split('\n').map(({ length }) => length))).toBeLessThan(200)
})

test('a page that is a little too large is warned of, and one that waits for a script is an error', () => {
  write({
    ...SITE,
    // What does not compress.
    'index.html': `<h1>Home</h1>${randomBytes(20_400).toString('base64')}`,
    'slow.html': '<head><script src="/slow.js"></script></head><h1>Slow</h1>',
  })
  expect(checkBuilt(root, 'dist').map(({ file, rule, severity }) => `${file} ${rule} ${severity}`)).toEqual([
    'dist/index.html budget warning',
    'dist/slow.html budget error',
  ])
})
