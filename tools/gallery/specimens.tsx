import { publication, type FrontMatter, type Page } from 'virtual:content'
import { examples } from 'virtual:widget-examples'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { site } from '../../data/site.ts'
import type { ContentModule } from '../../pages/page/load-page.ts'
import { unpublishedLabel } from '../content/publication.ts'
import * as registry from '../../components/widgets/registry.ts'
import { GALLERY_ROUTE, specimenRoute } from './gallery-routes.ts'

const widgets = Object.values<WidgetDeclaration>(registry)
/** Adds padding, since widgets narrower than the page are inside a section on real pages. */
const PADDING = '.page:not(:has(>section,>.hero,>div>section)){padding:1.5rem}'
const MARK_STYLE =
  '.draft-mark{position:sticky;bottom:0;width:max-content;max-width:100%;padding:.3rem ' +
  '.8rem;background:var(--color-warning);color:var(--color-on-status);font:500 var(--text-mono)/1.45 ' +
  'var(--font-mono)}@media print{.draft-mark{display:none}}'
const specimens = new Map(widgets.map((widget) => [specimenRoute(widget.name), widget]))

/** The gallery's own page: for engineers, so it is not in content/. */
const galleryPage = {
  ...pageOf(
    {
      title: 'Every widget, live',
      description:
        'Every widget that a page may name, live, with its props, controls to change them and the MDX to copy.',
    },
    GALLERY_ROUTE,
  ),
  file: 'tools/gallery/widgets.mdx',
}

/** Loaded with the gallery's page, so that it does not delay the start of the dev server. */
let Gallery: typeof import('./Gallery.tsx').Gallery | undefined

/** The additional pages of dev and previews: the gallery, and one page for each widget. */
export const gallery = {
  /** The routes of its own page and of the widgets' pages. */
  routes: [GALLERY_ROUTE, ...specimens.keys()],

  /**
   * Rendered below a page's text: the gallery at /widgets, the padding of a widget's page, and in previews a link to
   * the page's file, with a mark on unpublished pages.
   */
  Below({ page: { route, file, frontMatter } }: { page: Page }) {
    if (specimens.has(route)) return <style>{PADDING}</style>
    // In dev the dev bar shows it.
    if (import.meta.env.DEV) return route === GALLERY_ROUTE && Gallery ? <Gallery widgets={widgets} /> : null
    const reason = unpublishedLabel(frontMatter, publication.buildDate)
    const isContent = file.startsWith('content/')
    return (
      <>
        {route === GALLERY_ROUTE && Gallery && <Gallery widgets={widgets} />}
        {(reason || isContent) && (
          <>
            <style>{MARK_STYLE}</style>
            <p className="draft-mark">
              {reason && `${reason}: visitors do not see this page. `}
              {isContent && (
                <a data-edit href={site.editing.address + file.split('/').map(encodeURIComponent).join('/')}>
                  Edit this page
                </a>
              )}
            </p>
          </>
        )}
      </>
    )
  },

  /** The gallery's page or that of a widget's example; undefined if the route is neither. */
  find(route: string): Page | undefined {
    if (route === GALLERY_ROUTE) return galleryPage
    const widget = specimens.get(route)
    if (!widget) return
    const { name: title, description } = widget
    const page = pageOf({ title, description }, route)
    const frontMatter = { ...page.frontMatter, header: false, footer: false }
    return { ...page, frontMatter, file: `components/widgets/${title}/${title}.tsx` }
  },

  async load(page: Page): Promise<ContentModule | undefined> {
    if (page.route === GALLERY_ROUTE) {
      ;({ Gallery } = await import('./Gallery.tsx'))
      return (await import('./widgets.mdx')) as unknown as ContentModule
    }
    const widget = specimens.get(page.route)
    if (!widget) return
    return { ...(await examples[widget.name]!()), headings: [] }
  },
}

/** A page that only dev and previews have. */
function pageOf({ title, description }: Pick<FrontMatter, 'title' | 'description'>, route: string): Omit<Page, 'file'> {
  const frontMatter: FrontMatter = {
    title,
    description,
    template: 'page',
    header: true,
    footer: true,
    toc: false,
    draft: true,
    noindex: true,
    placeholder: false,
  }
  return { route, listed: false, frontMatter }
}
