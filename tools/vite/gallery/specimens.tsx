import { publication, type Page } from 'virtual:content'
import { examples } from 'virtual:widget-examples'
import { widgets } from '../../../components/widgets/index.ts'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import type { ContentText } from '../../../pages/page/texts.ts'
import { markOf } from '../../content/publication.ts'
import { GALLERY_ROUTE, specimenRoute } from './routes.ts'

const declarations = Object.values(widgets) as unknown as WidgetDeclaration[]
/** Adds padding, since widgets narrower than the page are inside a section on real pages. */
const ROOM = '.page:not(:has(>section,>.hero,>div>section)){padding:1.5rem}'
const MARK =
  '.draft-mark{position:sticky;bottom:0;width:max-content;max-width:100%;padding:.3rem .8rem;background:var(--color-warning);color:var(--color-on-status);font:500 var(--text-mono)/1.45 var(--font-mono)}@media print{.draft-mark{display:none}}'
const specimens = new Map(declarations.map((widget) => [specimenRoute(widget.name), widget]))

/** Loaded with the gallery's page, so that it does not delay the start of the dev server. */
let Gallery: typeof import('./Gallery.tsx').Gallery | undefined

/** The additional pages of dev and previews: the gallery, and one page for each widget. */
export const gallery = {
  /** The routes of the widgets' own pages. /widgets is a content file. */
  routes: [...specimens.keys()],

  /** Rendered below a page's text: the gallery at /widgets, the padding of a widget's page, and a mark on unpublished pages. */
  Below({ page: { route, frontMatter } }: { page: Page }) {
    if (specimens.has(route)) return <style>{ROOM}</style>
    // In dev the dev bar shows it.
    const mark = import.meta.env.DEV ? undefined : markOf(frontMatter, publication.buildDate)
    return (
      <>
        {route === GALLERY_ROUTE && Gallery && <Gallery widgets={declarations} />}
        {mark && (
          <>
            <style>{MARK}</style>
            <p className="draft-mark">{mark}: visitors do not see this page</p>
          </>
        )}
      </>
    )
  },

  /** The page of a widget's example; undefined if the route is not one. */
  find(route: string): Page | undefined {
    const widget = specimens.get(route)
    return (
      widget && {
        file: `components/widgets/${widget.name}/declaration.ts`,
        route,
        listed: false,
        frontMatter: {
          title: widget.name,
          description: widget.description,
          template: 'page',
          header: false,
          footer: false,
          toc: false,
          draft: true,
          noindex: true,
        },
      }
    )
  },

  async load(page: Page): Promise<ContentText | undefined> {
    if (page.route === GALLERY_ROUTE) ({ Gallery } = await import('./Gallery.tsx'))
    const widget = specimens.get(page.route)
    if (!widget) return
    return { ...(await examples[widget.name]!()), headings: [] }
  },
}
