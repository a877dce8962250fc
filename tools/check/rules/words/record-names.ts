import { didYouMean, editDistance } from '../../../content/suggestion.ts'
import { leavesOf } from '../../../content/mdx/static-value.ts'
import { filesWithSentences, type Site } from '../../site/site-reader.ts'
import { reportUnlessAllowed, siteRule } from '../rule.ts'

/** A name of two to four words, without brackets after it. */
const NAME = /^\p{Lu}[\p{L}’-]+(?: [\p{L}’-]+){1,3}(?= \(|$)/u

/** A name that a page says almost as a record has it, "Channel Pack" for "Channels Pack", is the record's. */
export const recordNames = siteRule('record-names', 'error', (site, add) => {
  const names = namesOf(site)
  if (!names.length) return
  const ends = new Set(names.map((name) => name.split(' ').at(-1)!))
  const pattern = new RegExp(String.raw`\b(?:\p{Lu}[\p{L}’-]+ )+(?:${[...ends].join('|')})\b(?!-)`, 'gu')
  for (const file of filesWithSentences(site)) {
    const report = reportUnlessAllowed(file, 'words', add, 'If it is another name')
    for (const { 0: written, index } of file.prose.matchAll(pattern)) {
      const near = names.filter((name) => isNear(name, written))
      if (!near.length || names.some((name) => written.toLowerCase().endsWith(name.toLowerCase()))) continue
      const place = file.lines.placeAt(index, written.length)
      report(place, `No record is called "${written}".`, didYouMean(written, near)!)
    }
  }
})

/** Whether a name was meant: two typos in short words make another word, as Smart does of Small. */
function isNear(name: string, written: string): boolean {
  const letters = name.lastIndexOf(' ')
  return letters >= 5 && editDistance(name, written) <= (letters < 8 ? 1 : 2)
}

/** What texts call each agent, by its id: the Analytics agent. */
export function agentNames({ values }: Pick<Site, 'values'>): Map<string, string> {
  const agents = (values.get('data/agents.ts')?.['agents'] ?? {}) as Readonly<Record<string, { name?: string }>>
  return new Map(Object.entries(agents).flatMap(([id, { name }]) => (name ? [[id, `${name} agent`] as const] : [])))
}

/** The names in records that are written as such, and those of agents. */
function namesOf({ values }: Pick<Site, 'values'>): string[] {
  const names = [...values.values()].flatMap((exported) =>
    leavesOf(exported).flatMap(({ key, value }) =>
      typeof value === 'string' && /^(name|level)$/.test(String(key)) ? (NAME.exec(value)?.[0] ?? []) : [],
    ),
  )
  return [...new Set([...names, ...agentNames({ values }).values()])]
}
