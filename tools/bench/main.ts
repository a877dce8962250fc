// npm run bench
import { cpSync, readFileSync } from 'node:fs'
import { readCommandLine, wholeNumber } from '../lib/command-line.ts'
import { SiteCopy } from '../test/site-copy.ts'

const usage = `npm run bench         builds the site without the check, as it is and with copies of a page added, and prints the
                      seconds: with empty caches, and again with the pictures in the cache
  -- --copies 0,480   use other numbers of copies (default: 0,480)`

const { values } = readCommandLine(usage, { options: { copies: { type: 'string', default: '0,480' } } })
const source = readFileSync('content/about.mdx', 'utf8')

for (const count of values.copies.split(',').map((text) => wholeNumber('--copies', text))) {
  const site = new SiteCopy({})
  try {
    cpSync('content', site.path('content'), { recursive: true })
    for (let number = 1; number <= count; number += 1)
      site.write(`content/copies/page-${number}.mdx`, source.replace(/^title: .*/m, `title: Copy ${number} of a page`))
    for (const caches of ['empty caches', 'pictures cached'])
      console.log(`${count} copies, ${caches}: ${secondsToBuild(site).toFixed(1)} s`)
  } finally {
    site.remove()
  }
}

/** @throws if the build fails, with the end of its output */
function secondsToBuild(site: SiteCopy): number {
  const start = performance.now()
  const { code, output } = site.build()
  if (code) throw new Error(`The build ended with ${code}:\n${output.slice(-2000)}`)
  return (performance.now() - start) / 1000
}
