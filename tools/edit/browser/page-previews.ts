import { createElement } from '../../../pages/client/search/create-element.ts'
import { PATCHED_EVENT } from '../protocol.ts'
import { requestAtOnce } from './request.ts'

/**
 * A page as a search result and as a shared link. Both follow each edit, with phrases filled in.
 * @param file the page's file, by its id
 */
export function previewsOf(file: string): HTMLElement {
  const search = createElement('div', { class: 'found' })
  const picture = createElement('div', { class: 'picture' })
  const words = createElement('div', {})
  const note = createElement('p', { class: 'help' })
  const card = createElement('div', { class: 'found shared' }, picture, words)
  const draw = async () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    const { host, pathname } = new URL(canonical)
    const path = pathname.split('/').filter(Boolean)
    search.replaceChildren(
      createElement('span', {}, [host, ...path].join(' › ')),
      createElement('b', {}, document.title),
      createElement('span', {}, metaContent('name=description')),
    )
    words.replaceChildren(createElement('span', {}, host), createElement('b', {}, metaContent('property="og:title"')))
    const { svg } = await requestAtOnce('sharePicture', { file })
    picture.hidden = !svg
    if (svg) picture.replaceChildren(pictureOf(svg))
    note.textContent = svg ? '' : 'The link has no picture: visitors and search engines do not find this page.'
  }
  // Whatever failed is said where it is edited.
  const tryToDraw = () => void draw().catch(() => undefined)
  tryToDraw()
  const section = createElement(
    'section',
    { class: 'previews' },
    createElement('h3', {}, 'In search results'),
    search,
    createElement('h3', {}, 'As a shared link'),
    card,
    note,
  )
  const redraw = () => (section.isConnected ? tryToDraw() : removeEventListener(PATCHED_EVENT, redraw))
  addEventListener(PATCHED_EVENT, redraw)
  return section
}

function pictureOf(svg: string): HTMLElement {
  return createElement('img', {
    alt: 'The picture that comes with the link',
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  })
}

function metaContent(attribute: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[${attribute}]`)?.content ?? ''
}
