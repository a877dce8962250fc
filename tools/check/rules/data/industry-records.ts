import type { Site } from '../../site/site-reader.ts'
import { recordsOf, siteRule, type ReportInFile } from '../rule.ts'

const INDUSTRIES = 'data/industries.ts'
const FORMS = 'data/forms.ts'

/** An industry's bundle has a price of its own, its use cases are its own, and its page introduces its agents. */
export const industryBundles = siteRule('industry-bundles', 'error', (site, add) => {
  reportIndustries(site, add)
  reportOtherAgents(site, add)
})

type Industry = { bundlePrice?: number; bundle?: readonly { agent: string }[]; useCases?: readonly string[] }
type Band = { from: number; price: number }

/** A bundle costs more or less than its agents one by one; each use case is of one industry. */
function reportIndustries(site: Site, add: ReportInFile): void {
  const { exported, report } = recordsOf(site, INDUSTRIES, add)
  const industries = (exported['industries'] ?? {}) as Record<string, Industry>
  const bands = (site.values.get('data/pricing.ts')?.['priceBands'] ?? []) as readonly Band[]
  const known = new Map<string, string>()
  for (const [id, { bundlePrice, bundle = [], useCases = [] }] of Object.entries(industries)) {
    const single = bundle.length * (bands.findLast(({ from }) => from <= bundle.length)?.price ?? 0)
    if (bundlePrice === single && single > 0)
      report(
        ['industries', id, 'bundlePrice'],
        `Its ${bundle.length} agents cost £${single} one by one, too: pages would say "£0 less".`,
        'Write another price.',
      )
    for (const [at, useCase] of useCases.entries()) {
      const other = known.get(useCase)
      if (other && other !== id)
        report(
          ['industries', id, 'useCases', at],
          `"${useCase}" is a use case of "${other}", too.`,
          'Write another one.',
        )
      known.set(useCase, id)
    }
  }
}

/** An agent that begins an item of a list: - **[Support](/support)** answers. */
const ITEM = /^[-*] \*\*\[[^\]\n]+\]\(\/([a-z-]+)\)\*\*/gm

/** The agents that an industry's page introduces are those of its bundle. */
function reportOtherAgents({ pages, values, vocabulary }: Site, add: ReportInFile): void {
  const industries = (values.get(INDUSTRIES)?.['industries'] ?? {}) as Record<string, Industry>
  for (const page of pages) {
    const id = String(page.block?.values['industry'])
    const agents = industries[id]?.bundle?.map(({ agent }) => agent) ?? []
    for (const { 0: written, 1: agent = '', index } of page.source.matchAll(ITEM))
      if (agents.length && vocabulary.records.agent.ids.includes(agent as never) && !agents.includes(agent))
        add(page, {
          place: page.lines.placeAt(index, written.length),
          reason: `The bundle of "${id}" in ${INDUSTRIES} has no "${agent}": it has ${agents.join(', ')}.`,
          fix: 'Correct one of the two.',
        })
  }
}

/**
 * Forms offer every industry by its name, and then "Other". Their choices are written in `data/forms.ts`, because the
 * back end is deployed with that file alone.
 */
export const offeredIndustries = siteRule('industry-choices', 'error', ({ data, values }, add) => {
  const file = data.find((candidate) => candidate.file === FORMS)
  const choices = values.get(FORMS)?.['industryChoices'] as readonly string[] | undefined
  const industries = values.get(INDUSTRIES)?.['industries'] as Readonly<Record<string, { name: string }>> | undefined
  if (!file || !choices || !industries) return
  const names = Object.values(industries).map(({ name }) => name)
  const last = file.placeOf(['industryChoices', choices.length - 1])
  for (const name of names.filter((candidate) => !choices.includes(candidate)))
    add(file, {
      place: last,
      reason: `Forms do not offer the industry "${name}" of ${INDUSTRIES}.`,
      fix: `Write '${name}', above this line.`,
      edits: [{ place: { ...last, length: 0 }, text: `'${name.replaceAll("'", "\\'")}',\n  ` }],
    })
  for (const [index, choice] of choices.slice(0, -1).entries())
    if (!names.includes(choice))
      add(file, {
        place: file.placeOf(['industryChoices', index]),
        reason: `Forms offer the industry "${choice}", which is not in ${INDUSTRIES}.`,
        fix: 'Write the name of the industry as that file has it, or delete it.',
      })
})
