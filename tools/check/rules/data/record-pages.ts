import type { Rule } from '../rule.ts'
import { valuePlace } from '../../site/site-reader.ts'

/** Each agent and industry has one page, at /id: links to the record lead there. */
export const recordPages: Rule = {
  name: 'record-pages',
  severity: 'error',
  check({ pages, data, vocabulary }, add) {
    for (const kind of ['agent', 'industry'] as const) {
      const { ids, file: home } = vocabulary.records[kind]
      const table = kind === 'agent' ? 'agents' : 'industries'
      const isTaken = (id: string) => pages.some(({ block }) => block?.values[kind] === id)
      const file = data.find((candidate) => candidate.file === home)
      for (const id of ids as readonly string[]) {
        // The one at its address is right.
        const [page, ...more] = pages
          .filter(({ block }) => block?.values[kind] === id && block.values['template'] === kind)
          .sort((a, b) => Number(b.route === `/${id}`) - Number(a.route === `/${id}`))
        const atAddress = pages.find(({ route }) => route === `/${id}`)
        if (!page && !atAddress && file)
          add(file, {
            place: file.placeOf([table, id]),
            reason: `The ${kind} "${id}" has no page.`,
            fix: `Add content/(${table})/${id}.mdx with "template: ${kind}" and "${kind}: ${id}".`,
          })
        if (page && page.route !== `/${id}`)
          add(page, {
            place: valuePlace(page, kind),
            reason: `The page of the ${kind} "${id}" must be at /${id}, where links to it lead, not at ${page.route}.`,
            fix: `Rename the file to ${id}.mdx.`,
          })
        for (const other of more)
          add(other, {
            place: valuePlace(other, kind),
            reason: `The ${kind} "${id}" already has a page: ${page!.file}.`,
            fix: otherRecord(
              kind,
              (ids as readonly string[]).filter((candidate) => !isTaken(candidate)),
            ),
          })
        if (atAddress?.frontMatter && atAddress.frontMatter.template !== kind)
          add(atAddress, {
            place: valuePlace(atAddress, 'title'),
            reason: `This is the address of the ${kind} "${id}", but the page is not about that record.`,
            fix: `Add "template: ${kind}" and "${kind}: ${id}".`,
          })
      }
    }
  },
}

/** What to do with a second page of a record, if these records have none. */
function otherRecord(kind: 'agent' | 'industry', free: readonly string[]): string {
  const names = free.map((id) => `"${kind}: ${id}"`).join(' or ')
  return names
    ? `Write ${names}, which has no page.`
    : `Delete one of the two, or name the record that this page is about.`
}
