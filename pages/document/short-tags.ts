/** Writes empty elements and empty attributes as HTML has them, and those of drawings closed in themselves, as React does not: a page holds hundreds of them. */
export function shortTags(html: string): string {
  return html
    .replace(/><\/(?:path|rect|circle|ellipse|line|polyline|polygon|use)>/g, '/>')
    .replace(/(<(?:meta|link|input|img|source|br|wbr|hr|col)\b[^>]*)\/>/g, '$1>')
    .replace(/ ([a-z-]+)=""/g, ' $1')
}
