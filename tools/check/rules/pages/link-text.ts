import { visit } from 'unist-util-visit'
import { startOf } from '../../../content/mdx/element.ts'
import { internalLink } from '../../site/source-links.ts'
import { pageRule, type Rule } from '../rule.ts'

/** Link texts that do not say where the link leads. */
const EMPTY =
  /^(click |tap |press )?(here|this|this (page|link|one)|link|more|read more|read on|learn more|find out more|see more|more info(rmation)?|details|go|continue|page|website)$/

/** Link text says where the link leads: screen readers list links without their sentences. */
export const linkText = pageRule('link-text', 'error', (page, add) => {
  for (const item of page.items) {
    if (item.kind !== 'link' || item.by) continue
    if (item.isEmpty) {
      add({
        place: item.whole ?? item.place,
        reason: 'The link has no text, so it is invisible.',
        fix: 'Write between the square brackets what it leads to, such as [all prices](/pricing).',
      })
      continue
    }
    const words = item.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (EMPTY.test(words))
      add({
        place: item.whole ?? item.place,
        reason: `The words of the link, "${item.text.trim()}", do not say where it leads.`,
        fix: 'Write what it leads to, such as [all prices](/pricing).',
      })
    else if (
      /^(https?:\/\/|www\.)/.test(item.text) &&
      item.text === item.href &&
      page.source.startsWith('[', page.lines.offsetOf(item.whole ?? item.place))
    )
      add({
        place: item.whole ?? item.place,
        reason: 'The link text is its address.',
        fix: 'Write what it leads to, in words.',
      })
  }
})

/** A link that is called as a page leads to that page: [privacy policy](/privacy). */
export const linkNames: Rule = {
  name: 'link-names',
  severity: 'error',
  check({ pages }, add) {
    const routes = new Map<string, Set<string>>()
    for (const { route, frontMatter, items } of pages) {
      const titles = items.flatMap((item) => (item.kind === 'heading' && item.level === 1 ? item.text : []))
      for (const name of frontMatter ? [frontMatter.title, ...titles] : titles)
        routes.set(plain(name), (routes.get(plain(name)) ?? new Set()).add(route))
    }
    // The privacy page, our security page.
    for (const { route } of pages) {
      const name = plain(`${route.split('/').at(-1)} page`)
      if (route !== '/') routes.set(name, new Set([...(routes.get(name) ?? []), route]))
    }
    for (const page of pages)
      for (const item of page.items) {
        if (item.kind !== 'link' || item.by) continue
        const link = internalLink(item.href, page.route)
        // One word says a thing rather than a name: [prices](/pricing).
        const name = plain(item.text).replace(/^(?:our|the) /, '')
        const named = item.text.trim().includes(' ')
          ? [...(routes.get(name) ?? routes.get(plain(item.text)) ?? [])]
          : []
        if (!link || !named.length || named.includes(link.path)) continue
        if (!pages.some(({ route }) => route === link.path)) continue
        add(page, {
          place: item.whole ?? item.place,
          reason: `The link is called "${item.text.trim()}", as the page ${named[0]}, but leads to ${link.path}.`,
          fix: `Write (${named[0]}), or say in other words where it leads.`,
        })
      }
  },
}

/** A name without signs and capitals. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Each address that is defined, as in [guide]: /pricing, has a link or a picture that refers to it. */
export const unusedDefinitions = pageRule('unused-definitions', 'error', ({ tree }, add) => {
  if (!tree) return
  const used = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
  })
  visit(tree, 'definition', (node) => {
    if (!used.has(node.identifier))
      add({
        place: startOf(node),
        reason: `Nothing refers to [${node.label ?? node.identifier}], so this line is not shown.`,
        fix: `Write [the words of the link][${node.label ?? node.identifier}] where it belongs, or delete the line.`,
      })
  })
})
