/** What a build asks of its engine beside pages: what content may name, who speaks on the site, what share pictures show, and where the content goes. */
export { site } from '../../data/site.ts'
export { vocabulary } from '../content/vocabulary.ts'
export { pictures } from '../share/picture-facts.ts'
export { provide } from './provided.ts'
