const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Markup with the characters that React escapes as a reader sees them. A text may then contain "<". */
export function decoded(markup: string): string {
  return markup.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity as keyof typeof characters])
}
