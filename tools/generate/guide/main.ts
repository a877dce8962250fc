import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readCommandLine } from '../../lib/command-line.ts'
import { generatedFiles, pageWidgets } from './files.ts'
import { picture } from './reference.ts'

const usage = `npm run generate        generates files from the widgets' declarations and the front matter's schema:
                        snippets and schema for editors, and the lists in content/README.md
  -- --pictures URL     take screenshots of all widgets first, from a running npm run dev: http://localhost:3000`

const { values } = readCommandLine(usage, { options: { pictures: { type: 'string' } } })

if (values.pictures) {
  const { takePictures } = await import('./pictures.ts')
  const folder = dirname(picture(''))
  mkdirSync(folder, { recursive: true })
  const names = pageWidgets.map(({ name }) => name)
  for (const file of readdirSync(folder))
    if (!names.some((name) => picture(name).endsWith(`/${file}`))) rmSync(`${folder}/${file}`)
  await takePictures(values.pictures, names)
}
for (const [file, text] of Object.entries(generatedFiles())) {
  writeFileSync(file, text)
  console.log(`  ${file}`)
}
