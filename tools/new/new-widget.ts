import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idOf, lengthBetween, oneOf, type NewKind } from './new-kind.ts'

const REGISTRY = 'components/widgets/registry.ts'
const DECLARATION_IMPORTS = `import { z } from 'zod'
import { declareWidget } from '../declare.ts'
`

export const newWidget: NewKind = {
  description: 'A widget: a folder in components/widgets/ and an entry in the registry.',
  questions: [
    { flag: 'name', ask: 'Name in MDX, such as PriceTable', validate: validateName },
    {
      flag: 'description',
      ask: 'What it shows, in one sentence for a marketer, with a full stop',
      validate: (text) =>
        /^[A-Z].*\.$/.test(text) ? undefined : 'It must begin with a capital letter and end with a full stop.',
    },
    {
      flag: 'hydrate',
      ask: 'When it hydrates in the browser: never, or intent if visitors interact with it',
      fallback: () => 'never',
      validate: oneOf(['never', 'intent']),
    },
    {
      flag: 'label',
      ask: 'Text in its example, which shows it at /widgets',
      fallback: () => 'Example text',
      validate: lengthBetween(1, 80),
    },
  ],
  write({ name, description, hydrate, label }, root) {
    const folder = `components/widgets/${name}`
    const declaration = declarationText(name!, description!, hydrate!, label!)
    const files =
      hydrate === 'intent'
        ? islandFiles(folder, name!, description!, declaration)
        : [
            {
              file: `${folder}/${name}.tsx`,
              text: `${DECLARATION_IMPORTS}\n${componentText(name!, description!, '', '<p>{label}</p>')}\n${declaration}`,
            },
          ]
    const registry = addToRegistry(readFileSync(join(root, REGISTRY), 'utf8'), name!, files.at(-1)!.file)
    return [...files, { file: REGISTRY, text: registry, replaces: true }]
  },
  next: ({ name, hydrate }) =>
    `npm run dev shows it at /widgets#${name}. Its styles go in a .css file in its folder, named after the class of ` +
    'its root element. ' +
    (hydrate === 'intent'
      ? `What it computes, and its test, go in ${stateFile(name!)}.ts and ${stateFile(name!)}.test.ts; what a visitor ` +
        'does with it in tests/widgets/island-visits.ts. '
      : '') +
    `It needs a picture: when its props are final, run, while npm run dev runs: npm run generate -- --pictures http://localhost:3000 ${name}.`,
}

function validateName(name: string): string | undefined {
  return /^[A-Z][a-z]+([A-Z][a-z]*)*$/.test(name)
    ? undefined
    : 'It must begin with a capital letter and contain only letters, for example PriceTable.'
}

function componentText(name: string, description: string, state: string, markup: string): string {
  return `/** ${description.replaceAll('*/', '*\\/')} */
export function ${name}({ label }: { label: string }) {
${state}  return ${markup}
}
`
}

/** The state of an island with its test, the component that shows it, and the declaration. */
function islandFiles(folder: string, name: string, description: string, declaration: string) {
  const state = stateFile(name)
  const text = `${name[0]!.toLowerCase()}${name.slice(1)}Text`
  const component = componentText(
    name,
    description,
    '  const [count, setCount] = useState(0)\n',
    `(
    <Button variant="outline" className="with-script" onClick={() => setCount(count + 1)}>
      {${text}(label, count)}
    </Button>
  )`,
  )
  return [
    {
      file: `${folder}/${state}.ts`,
      text: `/** The words of the button, with how often it was used. */
export function ${text}(label: string, count: number): string {
  return \`\${label} (\${count})\`
}
`,
    },
    {
      file: `${folder}/${state}.test.ts`,
      text: `import { expect, test } from 'vitest'
import { ${text} } from './${state}.ts'

test('the button says how often it was used', () => {
  expect(${text}('Count', 2)).toBe('Count (2)')
})
`,
    },
    {
      file: `${folder}/${name}.tsx`,
      text: `import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ${text} } from './${state}.ts'

${component}`,
    },
    {
      file: `${folder}/declaration.ts`,
      text: `${DECLARATION_IMPORTS}import { ${name} } from './${name}.tsx'\n\n${declaration}`,
    },
  ]
}

/** The file, without extension, of what an island computes: price-table-state for PriceTable. */
function stateFile(name: string): string {
  return `${idOf(name.replace(/(?<!^)[A-Z]/g, '-$&'))}-state`
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
