import { site } from '../../../../data/site.ts'
import { BLUEPRINT_PAGE } from '../../../../data/transformation.ts'
import { Canvas } from './draw/canvas.ts'
import { drawChapter } from './draw/chapter.ts'
import { drawContents } from './draw/contents.ts'
import { drawCover } from './draw/cover.ts'
import { drawFooters } from './draw/footer.ts'
import { readPage } from './read-page.ts'

const NAME = 'Transformation Blueprint'

type Options = {
  /** The MDX of the page that offers it. */
  source: string
  /** The repository. */
  root: string
  /** YYYY-MM-DD; on the cover and in the file, so that the same commit makes the same bytes. */
  buildDate: string
  /** The site's address, without a trailing slash. */
  origin: string
}

/** Makes the Transformation Blueprint: a tagged PDF with an outline and links, from the text of its page. */
export function makeBlueprint({ source, root, buildDate, origin }: Options): Promise<Buffer> {
  const document = readPage(source, origin, buildDate)
  const date = new Date(`${buildDate}T00:00:00Z`)
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const name = `${site.brand} · ${NAME}`
  const { title, lead, chapters } = document
  const canvas = new Canvas(root, { title: `${NAME}: ${title}`, author: site.brand, subject: lead, date })
  drawCover(canvas, document, name, day)
  const fillContents = canvas.reservePage()
  const pages = chapters.map((chapter, index) => drawChapter(canvas, chapter, index))
  fillContents(() => drawContents(canvas, chapters, pages, `${origin}${BLUEPRINT_PAGE}`, day))
  drawFooters(canvas, name)
  return canvas.end()
}
