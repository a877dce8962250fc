import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { missingPictures, widgetPicturePath } from './missing-pictures.ts'

test('a widget without a picture is an error at its declaration, with the command that takes one', () => {
  const root = temporaryFolder()
  const files = {
    'components/widgets/registry.ts':
      "export { default as Lamp } from './Lamp/Lamp.tsx'\nexport { default as Row } from './Row/declaration.ts'\n",
    'components/widgets/Row/declaration.ts': "import …\n\nexport default declareWidget({ name: 'Row' })\n",
    [widgetPicturePath('Lamp')]: '',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  expect(missingPictures(root).map(({ message }) => message.split('\n')[0])).toEqual([
    'components/widgets/Row/declaration.ts:3:16  The widget Row has no picture for content/README.md. ' +
      'While npm run dev runs: npm run generate -- --pictures http://localhost:3000 Row',
  ])
})
