import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../../../data/site.ts'
import { longDay } from '../../../../components/ui/text-format.tsx'
import { BLUEPRINT_PAGE, BLUEPRINT_PATH } from '../../../../data/transformation.ts'
import type { ContentFolder } from '../../../content/content-folder.ts'
import { isPublished } from '../../../content/publication.ts'
import { PdfCanvas } from './pdf-canvas.ts'
import { drawChapter, drawContents, drawCover, drawFooters } from './pdf-pages.ts'
import { readPdfDocument } from './pdf-document.ts'
import type { BuildStep } from '../../step.ts'

const NAME = 'Transformation Blueprint'

/**
 * Creates the Transformation Blueprint from its page: a tagged PDF with an outline and links. Its date is the build's,
 * so that the same commit gives the same bytes.
 * @returns undefined if its page is not published
 */
export async function createBlueprint(content: ContentFolder): Promise<Buffer | undefined> {
  const { root } = content
  const { pages } = await content.index()
  const publication = content.publication()
  const page = pages.find(({ route, frontMatter }) => route === BLUEPRINT_PAGE && isPublished(frontMatter, publication))
  if (!page) return undefined
  const source = readFileSync(join(root, page.file), 'utf8')
  const { buildDate } = publication
  const origin = await content.origin()
  const { widgets } = await content.vocabulary()
  const document = readPdfDocument(source, { origin, buildDate, widgets })
  const date = new Date(`${buildDate}T00:00:00Z`)
  const day = longDay(buildDate)
  const name = `${site.brand} · ${NAME}`
  const { title, lead, chapters } = document
  const canvas = new PdfCanvas(root, { title: `${NAME}: ${title}`, author: site.brand, subject: lead, date })
  drawCover(canvas, document, name, day)
  const fillContents = canvas.reservePage()
  const chapterPages = chapters.map((chapter, index) => drawChapter(canvas, chapter, index))
  fillContents(() => drawContents(canvas, chapters, chapterPages, `${origin}${BLUEPRINT_PAGE}`, day))
  drawFooters(canvas, name)
  return canvas.end()
}

/** Writes the Transformation Blueprint, a PDF, if its page is published. */
export function blueprint(): BuildStep {
  return {
    end: async ({ content, write }) => {
      const pdf = await createBlueprint(content)
      if (pdf) write(BLUEPRINT_PATH, pdf)
    },
  }
}
