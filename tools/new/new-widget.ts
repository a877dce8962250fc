import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lengthBetween, oneOf, type NewKind } from './new-kind.ts'

const REGISTRY = 'components/widgets/registry.ts'
const DECLARATION_IMPORTS = `import { z } from 'zod'
import { declareWidget } from '../declare.ts'
`

const ISLAND_IMPORTS = `import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
`

export const newWidget: NewKind = {
  description: 'A widget: a folder in components/widgets/ and an entry in the registry.',
  questions: [
    { flag: 'name', ask: 'Name in MDX, such as PriceTable', validate: validateName },
    {
      flag: 'description',
      ask: 'What it shows, in one sentence for a marketer',
      validate: (text) =>
        /^[A-Z].*\.$/.test(text) ? undefined : 'It must begin with a capital letter and end with a full stop.',
    },
    {
      flag: 'hydrate',
      ask: 'When it hydrates in the browser: never, or intent if visitors interact with it',
      fallback: () => 'never',
      validate: oneOf(['never', 'intent']),
    },
    { flag: 'label', ask: 'Text of its example', fallback: () => 'Example text', validate: lengthBetween(1, 80) },
  ],
  write({ name, description, hydrate, label }, root) {
    const folder = `components/widgets/${name}`
    const component = componentText(name!, description!, hydrate === 'intent')
    const declaration = declarationText(name!, description!, hydrate!, label!)
    const files =
      hydrate === 'intent'
        ? [
            { file: `${folder}/${name}.tsx`, text: `${ISLAND_IMPORTS}\n${component}` },
            {
              file: `${folder}/declaration.ts`,
              text: `${DECLARATION_IMPORTS}import { ${name} } from './${name}.tsx'\n\n${declaration}`,
            },
          ]
        : [{ file: `${folder}/${name}.tsx`, text: `${DECLARATION_IMPORTS}\n${component}\n${declaration}` }]
    const registry = addToRegistry(readFileSync(join(root, REGISTRY), 'utf8'), name!, files.at(-1)!.file)
    return [...files, { file: REGISTRY, text: registry, replaces: true }]
  },
  next: ({ name, hydrate }) =>
    `npm run dev shows it at /widgets#${name}. Its styles go in a .css file in its folder, named after the class of ` +
    'its root element. ' +
    (hydrate === 'intent' ? 'Write what a visitor does with it in tests/widgets/island-visits.ts. ' : '') +
    `When its props are final, run, while npm run dev runs: npm run generate -- --pictures http://localhost:3000 ${name}.`,
}

function validateName(name: string): string | undefined {
  return /^[A-Z][a-z]+([A-Z][a-z]*)*$/.test(name)
    ? undefined
    : 'It must begin with a capital letter and contain only letters, for example PriceTable.'
}

function componentText(name: string, description: string, island: boolean): string {
  const head = `/** ${description.replaceAll('*/', '*\\/')} */\nexport function ${name}({ label }: { label: string }) {`
  if (!island) return `${head}\n  return <p>{label}</p>\n}\n`
  return `${head}
  const [count, setCount] = useState(0)
  return (
    <Button variant="outline" className="with-script" onClick={() => setCount(count + 1)}>
      {label} ({count})
    </Button>
  )
}
`
}

function declarationText(name: string, description: string, hydrate: string, label: string): string {
  return `export default declareWidget({
  name: '${name}',
  description: ${JSON.stringify(description)},
  props: z.strictObject({
    label: z.string().min(1).describe('The text.'),
  }),
  example: ${JSON.stringify(`<${name} label="${label.replaceAll('"', '&quot;')}" />`)},
${hydrate === 'never' ? '' : `  hydrate: '${hydrate}',\n`}  component: ${name},
})
`
}

/** Adds the file of a widget's declaration to the registry, in alphabetical order. */
function addToRegistry(source: string, name: string, file: string): string {
  const isExport = (line: string) => line.startsWith('export')
  const lines = source.trimEnd().split('\n')
  const added = `export { default as ${name} } from '${file.replace('components/widgets', '.')}'`
  return `${[...lines.filter((line) => !isExport(line)), ...[...lines.filter(isExport), added].sort()].join('\n')}\n`
}
