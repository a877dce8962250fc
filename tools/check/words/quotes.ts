/**
 * How a text quotes a phrase.
 * @param inFrontMatter whether it is in a page's front matter, where no widget can be
 */
export function quoteOf(phrase: string, file: string, inFrontMatter: boolean): string {
  if (file.endsWith('.ts')) return phrase === 'agent-price' ? '${pounds(agentPrice)}' : `\${phrases['${phrase}']}`
  return inFrontMatter ? `{${phrase}}` : `<Phrase of="${phrase}" />`
}

/** Whether an offset of a content file is in its front matter. */
export function isFrontMatter(source: string, offset: number): boolean {
  return source.startsWith('---') && offset < source.indexOf('\n---', 3)
}
