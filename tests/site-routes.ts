import { readContentIndex } from '../tools/content/content-index.ts'
import { records } from '../tools/content/records.ts'
import { isPublished, readBuildDate } from '../tools/content/publication.ts'

/** Every page of the built site, from the index that builds it: a new page is tested by existing. */
export const routes = readContentIndex(process.cwd(), records).pages.filter(
  ({ route, frontMatter }) =>
    route !== '/404' && isPublished(frontMatter, { buildDate: readBuildDate(), preview: false }),
)

const templates = routes.map(({ frontMatter }) => frontMatter.template)

/** Two pages of each template, which stand for all by day; the others are tested each night. */
export const sampleRoutes = routes.filter(
  ({ frontMatter: { template } }, at) => templates.slice(0, at).filter((earlier) => earlier === template).length < 2,
)
