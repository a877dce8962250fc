import { createElement } from '../../../pages/client/search/create-element.ts'
import { PATCHED_EVENT } from '../protocol.ts'
import { requestAtOnce } from './request.ts'

/**
 * A page as a search result and as a shared link. Both follow each edit, with phrases filled in.
 * @param file the page's file, by its id
 */
export function previewsOf(file: string): HTMLElement {
  const result = createElement('div', { class: 'found' })
  const shared = createElement('div', { class: 'found' })
  const picture = createElement('img', { alt: 'The picture that comes with the link', hidden: '' })
  const note = createElement('p', { class: 'help' })
  const draw = async () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    const { host, pathname } = new URL(canonical)
    const place = [host, ...pathname.split('/').filter(Boolean)].join(' › ')
    const span = (text: string) => createElement('span', {}, text)
    const bold = (text: string) => createElement('b', {}, text)
    result.replaceChildren(span(place), bold(document.title), span(metaContent('name=description')))
    shared.replaceChildren(picture, span(host), bold(metaContent('property="og:title"')))
    const { svg } = await requestAtOnce('sharePicture', { file })
    picture.hidden = !svg
    if (svg) picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    note.textContent = svg ? '' : 'The link has no picture: visitors and search engines do not find this page.'
  }
  // Whatever failed is said where it is edited.
  const tryToDraw = () => void draw().catch(() => undefined)
  tryToDraw()
  const heading = (text: string) => createElement('h3', {}, text)
  const section = createElement('section', {}, heading('In search results'), result, heading('As a shared link'))
  section.append(shared, note)
  const redraw = () => (section.isConnected ? tryToDraw() : removeEventListener(PATCHED_EVENT, redraw))
  addEventListener(PATCHED_EVENT, redraw)
  return section
}

function metaContent(attribute: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[${attribute}]`)?.content ?? ''
}
