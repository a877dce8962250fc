/**
 * Shortens React's HTML: void elements without a slash, empty attributes without a value, and self-closing SVG elements. A
 * page has hundreds of them.
 */
export function shortTags(html: string): string {
  return html
    .replace(/><\/(?:path|rect|circle|ellipse|line|polyline|polygon|use)>/g, '/>')
    .replace(/(<(?:meta|link|input|img|source|br|wbr|hr|col)\b[^>]*)\/>/g, '$1>')
    .replace(/ ([a-z-]+)=""/g, ' $1')
}
