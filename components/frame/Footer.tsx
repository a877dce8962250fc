import { site } from '../../data/site.ts'

/** The footer: the drawing's title block. */
export function Footer() {
  return <footer>{site.copyright}</footer>
}
