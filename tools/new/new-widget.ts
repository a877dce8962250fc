import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import type { NewKind } from './new-kind.ts'
import { between, oneOf } from './validation.ts'

const REGISTRY = 'components/widgets/index.ts'

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
    { flag: 'label', ask: 'Text of its example', fallback: () => 'Example text', validate: between(1, 80) },
  ],
  write({ name, description, hydrate, label }, root) {
    const folder = `components/widgets/${name}`
    const value = valueOf(name!)
    return [
      { file: `${folder}/${name}.tsx`, text: view(name!, description!, hydrate === 'intent') },
      { file: `${folder}/declaration.ts`, text: declaration(name!, value, description!, hydrate!, label!) },
      { file: REGISTRY, text: registered(readFileSync(join(root, REGISTRY), 'utf8'), name!, value), replaces: true },
    ]
  },
  next: ({ name }) =>
    `npm run dev shows it at /widgets#${name}. Its styles go in a .css file in its folder. When its props are final, ` +
    'run: npm run generate -- --pictures http://localhost:3000.',
}

/** The variable name of a widget's declaration. */
function valueOf(name: string): string {
  return `${name[0]!.toLowerCase()}${name.slice(1)}`
}

function validateName(name: string): string | undefined {
  if (!/^[A-Z][a-z]+([A-Z][a-z]*)*$/.test(name))
    return 'It must begin with a capital letter and contain only letters, for example PriceTable.'
  const value = valueOf(name)
  return isFree(value)
    ? undefined
    : `Its variable would be “${value}”, which is a reserved word. Add a word, for example ${name}List.`
}

/** Whether a name can be used for a variable beside those that the generated files use. */
function isFree(value: string): boolean {
  const code = `const widgets = 0, declareWidget = 0\nexport const ${value} = 0`
  return parseSync('widget.ts', code, { showSemanticErrors: true }).errors.length === 0
}

function view(name: string, description: string, island: boolean): string {
  const head = `/** ${description.replaceAll('*/', '*\\/')} */\nexport function ${name}({ label }: { label: string }) {`
  if (!island) return `${head}\n  return <p>{label}</p>\n}\n`
  return `import { useState } from 'react'

${head}
  const [count, setCount] = useState(0)
  return (
    <button type="button" className="btn btn-outline" onClick={() => setCount(count + 1)}>
      {label} ({count})
    </button>
  )
}
`
}

function declaration(name: string, value: string, description: string, hydrate: string, label: string): string {
  return `import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ${name} } from './${name}.tsx'

export const ${value} = declareWidget({
  name: '${name}',
  description: ${JSON.stringify(description)},
  props: z.strictObject({
    label: z.string().min(1).describe('The text.'),
  }),
  example: ${JSON.stringify(`<${name} label="${label.replaceAll('"', '&quot;')}" />`)},
  hydrate: '${hydrate}',
  takesChildren: false,
  component: ${name},
})
`
}

/** Adds a widget to the registry, in alphabetical order. */
function registered(source: string, name: string, value: string): string {
  const lines = source.split('\n')
  const insert = (line: string, isEntry: (each: string) => string | undefined) => {
    const places = lines
      .map((each, index) => ({ other: isEntry(each), index }))
      .filter(({ other }) => other !== undefined)
    lines.splice(places.find(({ other }) => other! > name)?.index ?? places.at(-1)!.index + 1, 0, line)
  }
  insert(
    `import { ${value} } from './${name}/declaration.ts'`,
    (each) => /from '\.\/(\w+)\/declaration\.ts'/.exec(each)?.[1],
  )
  insert(`  ${name}: ${value},`, (each) => /^ {2}(\w+): \w+,$/.exec(each)?.[1])
  return lines.join('\n')
}
