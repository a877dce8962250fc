/**
 * Shortens React's HTML: void elements and SVG shapes without end tags, empty attributes without a value.
 * Without this, `/` is about 95 bytes heavier and `/digital-transformation` 40, and neither fits its round trip.
 */
export function shortTags(html: string): string {
  return html
    .replace(/><\/(?:path|rect|circle|ellipse|line|polyline|polygon|use)>/g, '/>')
    .replace(/(<(?:meta|link|input|img|source|br|wbr|hr|col)\b[^>]*)\/>/g, '$1>')
    .replace(/ ([a-z-]+)=""/g, ' $1')
}
