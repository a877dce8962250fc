import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { pictureFiles } from '../../tools/check/rules/pages/picture-files.ts'
import type { Finding } from '../../tools/content/content-error.ts'
import { SiteReader, type Site } from '../../tools/check/site/site-reader.ts'
import { vocabulary } from './vocabulary.tsx'
import { temporaryFolder } from '../support/temporary-folder.ts'

const paint = (width: number) => sharp({ create: { width, height: 2, channels: 3, background: '#b04020' } })
const svg = (width: number) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="2"/>`)
const MAX_BYTES = 2 * 1024 * 1024
const SAVE_AGAIN = 'Save it again as JPEG, PNG, WebP, AVIF, GIF or SVG.'
const LIGHTER = 'Save it again 3200 pixels wide at most, as JPEG for a photograph.'

type PictureFile = { bytes: () => Buffer | Promise<Buffer>; weight?: number; expected?: string }

/** Picture files, and the error that each causes, if any. */
const files: Record<string, PictureFile> = {
  'enough.jpg': { bytes: () => paint(3200).jpeg().toBuffer(), weight: MAX_BYTES },
  'heavy.jpg': {
    bytes: () => paint(3200).jpeg().toBuffer(),
    weight: MAX_BYTES + 1,
    expected: `weighs 2.1 MB, and 2 MB is the most. ${LIGHTER}`,
  },
  'film.png': {
    bytes: () => Buffer.of(),
    weight: 5_000_000,
    expected: `weighs 4.8 MB, and 2 MB is the most. ${LIGHTER}`,
  },
  'wide.png': {
    bytes: () => paint(3201).png().toBuffer(),
    expected: 'is 3201 pixels wide, and 3200 is the most. Save it again 3200 pixels wide at most.',
  },
  'words.jpg': {
    bytes: () => Buffer.from('A desk by a window\n'),
    expected: `cannot be read: the file is not a picture, or is damaged. ${SAVE_AGAIN}`,
  },
  'empty.jpg': { bytes: () => Buffer.of(), expected: `is an empty file. ${SAVE_AGAIN}` },
  'phone.heic': {
    bytes: () => Buffer.from('\0\0\0\x18ftypheic'),
    expected: `has the ending ".heic", which pages do not show. ${SAVE_AGAIN}`,
  },
  'scan.jpg': {
    bytes: () => paint(9).tiff().toBuffer(),
    expected: `is TIFF inside, which browsers do not show. ${SAVE_AGAIN}`,
  },
  'plan.png': {
    bytes: () => svg(9),
    expected: 'is SVG inside, but its name ends in .png. Let the name end in .svg.',
  },
  'desk.svg': {
    bytes: () => paint(9).jpeg().toBuffer(),
    expected: 'is JPEG inside, but its name ends in .svg. Let the name end in .jpg.',
  },
  'named.jpg': { bytes: () => paint(9).png().toBuffer() },
  'poster.svg': { bytes: () => svg(5000) },
  'moves.gif': { bytes: () => paint(9).gif().toBuffer() },
  'small.avif': { bytes: () => paint(9).avif().toBuffer() },
  'small.WEBP': { bytes: () => paint(9).webp().toBuffer() },
}

let root: string
beforeAll(async () => {
  root = temporaryFolder()
  for (const folder of ['content/guides', 'content/pictures', 'public'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'content/pictures/desk.jpg'), await paint(9).jpeg().toBuffer())
  for (const [name, { bytes, weight }] of Object.entries(files)) {
    for (const folder of ['content', 'public']) {
      writeFileSync(join(root, folder, name), await bytes())
      if (weight) truncateSync(join(root, folder, name), weight)
    }
  }
})

async function found(text: string, page = 'content/index.mdx'): Promise<Finding[]> {
  rmSync(join(root, 'content/guides/first.mdx'), { force: true })
  writeFileSync(
    join(root, page),
    `---\ntitle: Home\ndescription: A page with pictures of all kinds, for a test.\n---\n\n${text}\n`,
  )
  const findings: Finding[] = []
  await pictureFiles.check({ root, pages: new SiteReader(root).pages(vocabulary) } as Site, (_file, finding) =>
    findings.push(finding),
  )
  return findings
}

test.each(Object.entries(files))('%s', async (name, { expected }) => {
  for (const [text, src, column] of [
    [`![A](${name})`, name, 6],
    [`<img src="/${name}" alt="A" />`, `/${name}`, 11],
  ] as const) {
    const findings = (await found(text)).map(({ place, reason, fix }) => ({ place, expected: `${reason} ${fix}` }))
    expect(findings).toEqual(
      expected
        ? [{ place: { line: 6, column, length: src.length }, expected: `The picture "${src}" ${expected}` }]
        : [],
    )
  }
})

test('a folder is no picture', async () => {
  expect((await found('![A](/)')).map(({ reason }) => reason)).toEqual(['There is no picture "/" in public/.'])
})

test.each([
  ['desk.jpg', 'There is no picture "desk.jpg" in content/guides/.', 'Write ../pictures/desk.jpg.'],
  ['pictures/desk.jpg', 'There is no picture "pictures/desk.jpg" in content/guides/.', 'Write ../pictures/desk.jpg.'],
  [
    '../pictures/desc.jpg',
    'There is no picture "../pictures/desc.jpg" in content/guides/.',
    'Did you mean "../pictures/desk.jpg"?',
  ],
  [
    'plan.png',
    'There is no picture "plan.png" in content/guides/.',
    'Put the file into content/pictures/, and write ../pictures/plan.png, or fix its name.',
  ],
  [
    'https://www.example.org/plan.png',
    'The picture is on another site, and pages load nothing from other sites.',
    'Put the file into content/pictures/, and write its path: ../pictures/ and its name.',
  ],
])('a page in a folder names %s: the fix leads to the folder of the guide', async (src, reason, fix) => {
  writeFileSync(join(root, 'content/index.mdx'), '---\ntitle: Home\ndescription: A page.\n---\n')
  const findings = await found(`![A](${src})`, 'content/guides/first.mdx')
  expect(findings.map((each) => [each.reason, each.fix])).toEqual([[reason, fix]])
})
