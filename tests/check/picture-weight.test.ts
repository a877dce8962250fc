import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from '../../pages/rules/pages/pictures.ts'
import type { Finding } from '../../pages/rules/rule.ts'
import { SiteReader, type Site } from '../../pages/rules/site.ts'
import { vocabulary } from './vocabulary.tsx'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'staffroom-heavy-'))
  for (const folder of ['content', 'public']) mkdirSync(join(root, folder))
  for (const [file, bytes] of [['content/enough.jpg', 2 * 1024 * 1024], ['content/heavy.jpg', 2 * 1024 * 1024 + 1], ['public/film.png', 5_000_000]] as const) {
    writeFileSync(join(root, file), '')
    truncateSync(join(root, file), bytes)
  }
  writeFileSync(join(root, 'content/index.mdx'), '---\ntitle: Home\ndescription: A page whose pictures weigh more than they should, for a test.\n---\n\n![A](enough.jpg) ![B](heavy.jpg)\n\n<Photo src="/film.png" alt="C" />\n')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a picture over 2 MB is told with its place and how to mend it', () => {
  const found: Finding[] = []
  void pictures.check({ root, ...new SiteReader(root).pages(vocabulary) } as Site, (_file, finding) => found.push(finding))
  const fix = 'Save it again 3200 pixels wide at most, as JPEG for a photograph.'
  expect(found).toEqual([
    { place: { line: 6, column: 23, length: 9 }, problem: 'The picture "heavy.jpg" weighs 2.1 MB, and 2 MB is the most.', fix },
    { place: { line: 8, column: 13, length: 9 }, problem: 'The picture "/film.png" weighs 4.8 MB, and 2 MB is the most.', fix },
  ])
})
