// npm run generate
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readCommandLine, usageError } from '../../lib/command-line.ts'
import { widgetPicturePath } from '../../check/missing-pictures.ts'
import { generatedFiles, pageWidgets } from './generated-files.ts'

const usage = `npm run generate        generates files from the widgets' declarations and the front matter's schema:
                        snippets and schema for editors, and the lists in content/README.md
  -- --pictures URL     take screenshots of all widgets first, from a running npm run dev: http://localhost:3000
  -- --pictures URL NAME …   only of these widgets`

const { values, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: { pictures: { type: 'string' } },
})
const names = pageWidgets.map(({ name }) => name)
const unknown = positionals.find((name) => !names.includes(name))
if (unknown !== undefined) usageError(`There is no widget '${unknown}'.`, usage)
if (positionals.length && !values.pictures) usageError('The names of widgets follow --pictures URL.', usage)

const folder = dirname(widgetPicturePath(''))
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder))
  if (!names.some((name) => widgetPicturePath(name).endsWith(`/${file}`))) rmSync(`${folder}/${file}`)

if (values.pictures) {
  const { takePictures } = await import('./widget-pictures.ts')
  try {
    const pictures = await takePictures(values.pictures, positionals.length ? positionals : names)
    for (const [name, bytes] of pictures) {
      writeFileSync(widgetPicturePath(name), bytes)
      console.log(`  ${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
    }
  } catch (error) {
    console.error(`No picture was written. ${(error as Error).message}`)
    process.exit(1)
  }
}
for (const [file, text] of Object.entries(generatedFiles())) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  writeFileSync(file, text)
  console.log(`  ${file}`)
}
