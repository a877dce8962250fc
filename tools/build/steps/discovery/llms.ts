import type { ContentPage } from '../../../content/routes.ts'
import type { SiteDetails } from '../../../content/content-folder.ts'
import { addressOf, markdownPath } from '../../../../pages/document/addresses.ts'

/** The llms.txt for language models (llmstxt.org): each page with its description, grouped by folder. */
export function llms(pages: readonly ContentPage[], company: Omit<SiteDetails, 'origin'>, origin: string): string {
  const home = pages.find(({ route }) => route === '/')
  const line = ({ route, frontMatter: { title, description } }: ContentPage) =>
    `- [${title}](${addressOf(markdownPath(route), origin)}): ${description}`
  const sections = groupsOf(pages).map(([group, members]) => `## ${group}\n\n${members.map(line).join('\n')}`)
  return (
    [
      `# ${company.brand}`,
      `> ${company.tagline}`,
      ...(home ? [home.frontMatter.description] : []),
      'Every page is also there as Markdown, at its address with .md after it, and the home page at /index.md. ' +
        `Questions: ${company.email}, ${company.phone.label}.`,
      ...sections,
    ].join('\n\n') + '\n'
  )
}

/**
 * Pages grouped by folder: those in no folder first, then by folder name. A folder in parentheses counts too:
 * content/(agents)/receptionist.mdx is in Agents.
 */
function groupsOf(pages: readonly ContentPage[]): [group: string, pages: ContentPage[]][] {
  const groups = new Map<string, ContentPage[]>([['Pages', []]])
  for (const page of pages) {
    const folder = /\(([^)]+)\)\/[^/]+$/.exec(page.file)?.[1]
    const group = folder ? `${folder[0]!.toUpperCase()}${folder.slice(1)}` : 'Pages'
    groups.set(group, [...(groups.get(group) ?? []), page])
  }
  const [alone, ...folders] = [...groups]
  return [alone!, ...folders.sort(([one], [other]) => (one < other ? -1 : 1))].filter(([, members]) => members.length)
}
