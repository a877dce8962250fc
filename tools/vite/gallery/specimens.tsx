import { publication, type Page } from 'virtual:content'
import { examples } from 'virtual:widget-examples'
import { widgets } from '../../../components/widgets/index.ts'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import type { ContentText } from '../../../pages/page/pages.ts'
import { markOf } from '../../content/publication.ts'
import { GALLERY_ROUTE, specimenRoute } from './routes.ts'

const declarations = Object.values(widgets) as unknown as WidgetDeclaration[]
/** What is not as wide as the page stands in a section on real pages. */
const ROOM = '.page:not(:has(>section,>.hero,>div>section)){padding:1.5rem}'
const MARK =
  '.draft-mark{position:sticky;bottom:0;width:max-content;max-width:100%;padding:.3rem .8rem;background:var(--color-warning);color:var(--color-on-status);font:500 var(--text-mono)/1.45 var(--font-mono)}@media print{.draft-mark{display:none}}'
const specimens = new Map(declarations.map((widget) => [specimenRoute(widget.name), widget]))

/** Loaded with the page that shows it: the dev server starts without. */
let Gallery: typeof import('./Gallery.tsx').Gallery | undefined

/** What dev and previews have beside the site's pages: the gallery, and a page of its own for each widget. */
export const gallery = {
  /** The addresses of the widgets' own pages; /widgets itself is a content file. */
  routes: [...specimens.keys()],

  /** What stands below a page's text: the entries at /widgets, on a widget's own page the room around it, and a mark where visitors will not see the page. */
  Below({ page: { route, frontMatter } }: { page: Page }) {
    if (specimens.has(route)) return <style>{ROOM}</style>
    // In dev the dev bar says it.
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

  /** The page of a widget's example, undefined where the address is none. */
  find(route: string): Page | undefined {
    const widget = specimens.get(route)
    return (
      widget && {
        file: `components/widgets/${widget.name}/declaration.ts`,
        route,
        listed: false,
        frontMatter: {
          title: widget.name,
          description: widget.sentence,
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
