import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import type { Kind } from './kind.ts'
import { between, oneOf } from './rules.ts'

const REGISTRY = 'components/widgets/index.ts'

export const widget: Kind = {
  sentence: 'A widget: its folder in components/widgets/ and its line in the registry.',
  questions: [
    { flag: 'name', ask: 'Its name as MDX writes it, such as PriceTable', refuse: refuseName },
    {
      flag: 'sentence',
      ask: 'What it shows, in one sentence for a marketer',
      refuse: (text) =>
        /^[A-Z].*\.$/.test(text) ? undefined : 'It must begin with a capital and end with a full stop.',
    },
    {
      flag: 'wakes',
      ask: 'Whether it needs the browser: never, or intent for one that visitors work with',
      fallback: () => 'never',
      refuse: oneOf(['never', 'intent']),
    },
    { flag: 'label', ask: 'The words of its example', fallback: () => 'What it says', refuse: between(1, 80) },
  ],
  write({ name, sentence, wakes, label }, root) {
    const folder = `components/widgets/${name}`
    if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`)
    const value = valueOf(name!)
    return [
      { file: `${folder}/${name}.tsx`, text: view(name!, sentence!, wakes === 'intent') },
      { file: `${folder}/declaration.ts`, text: declaration(name!, value, sentence!, wakes!, label!) },
      { file: REGISTRY, text: registered(readFileSync(join(root, REGISTRY), 'utf8'), name!, value), instead: true },
    ]
  },
  next: ({ name }) =>
    `npm run dev shows it at /widgets#${name}. After its props are as they should be: npm run generate -- --pictures http://localhost:3000.`,
}

/** The name of a widget's declaration in code. */
function valueOf(name: string): string {
  return `${name[0]!.toLowerCase()}${name.slice(1)}`
}

function refuseName(name: string): string | undefined {
  if (!/^[A-Z][a-z]+([A-Z][a-z]*)*$/.test(name))
    return 'It must begin with a capital and hold letters only, such as PriceTable.'
  const value = valueOf(name)
  return isFree(value)
    ? undefined
    : `Its declaration would be called “${value}”, and that word is taken in code: add another, such as ${name}List.`
}

/** Words that modules keep for themselves although the parser takes them, and names that stand in the files already. */
const TAKEN = new Set([
  'arguments',
  'eval',
  'implements',
  'interface',
  'let',
  'package',
  'private',
  'protected',
  'public',
  'static',
  'yield',
  'widgets',
  'declareWidget',
])

/** Whether code may call a declaration so; reserved words do not parse. */
function isFree(value: string): boolean {
  try {
    parseAst(`export const ${value} = 0`)
    return !TAKEN.has(value)
  } catch {
    return false
  }
}

function view(name: string, sentence: string, island: boolean): string {
  const body = island
    ? `  const [count, setCount] = useState(0)\n  return <button type="button" className="btn btn-outline" onClick={() => setCount(count + 1)}>{label} ({count})</button>\n`
    : '  return <p>{label}</p>\n'
  return `${island ? "import { useState } from 'react'\n\n" : ''}/** ${sentence.replaceAll('*/', '*\\/')} */\nexport function ${name}({ label }: { label: string }) {\n${body}}\n`
}

function declaration(name: string, value: string, sentence: string, wakes: string, label: string): string {
  const text = (words: string) => `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  return `import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ${name} } from './${name}.tsx'

export const ${value} = declareWidget({
  name: '${name}',
  sentence: ${text(sentence)},
  props: z.strictObject({
    label: z.string().min(1).describe('Its words.'),
  }),
  example: ${text(`<${name} label="${label.replaceAll('"', '&quot;')}" />`)},
  wakes: '${wakes}',
  takesChildren: false,
  component: ${name},
})
`
}

/** The registry with one widget more, at its place in the alphabet. */
function registered(source: string, name: string, value: string): string {
  const lines = source.split('\n')
  const put = (line: string, isEntry: (each: string) => string | undefined) => {
    const places = lines
      .map((each, index) => ({ other: isEntry(each), index }))
      .filter(({ other }) => other !== undefined)
    lines.splice(places.find(({ other }) => other! > name)?.index ?? places.at(-1)!.index + 1, 0, line)
  }
  put(
    `import { ${value} } from './${name}/declaration.ts'`,
    (each) => /from '\.\/(\w+)\/declaration\.ts'/.exec(each)?.[1],
  )
  put(`  ${name}: ${value},`, (each) => /^ {2}(\w+): \w+,$/.exec(each)?.[1])
  return lines.join('\n')
}
