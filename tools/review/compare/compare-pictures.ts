import { getAttribute, descendants, parentElement, readSrcset, type DomElement } from '../page/dom.ts'
import { drawingKey, type Unit } from '../page/units.ts'
import { stableAddress } from '../site/noise.ts'
import { changeOfUnit, type FoundChange, type PageVersions, type PageVersion } from './found-change.ts'

/** Compares two images: their addresses, the bytes behind each, and the description. */
export function compareImages(base: Unit, head: Unit, pages: PageVersions): FoundChange[] {
  const [oldAddresses, newAddresses] = [addressesOf(base.element), addressesOf(head.element)]
  const longest = oldAddresses.length > newAddresses.length ? oldAddresses : newAddresses
  const changed = longest
    .map((_, at): [string, string] => [oldAddresses[at] ?? '', newAddresses[at] ?? ''])
    .find(([before, after]) => {
      if (stableAddress(before) !== stableAddress(after)) return true
      const [one, other] = [bytesAt(before, pages.base), bytesAt(after, pages.head)]
      return one && other && !one.equals(other)
    })
  const found = changed ? [picture('image', ...changed, base, head)] : []
  return base.text === head.text ? found : [...found, picture('alt', base.text, head.text, base, head)]
}

/** Compares two drawings: their label and their shapes, also those that they show from a file. */
export function compareDrawings(base: Unit, head: Unit, pages: PageVersions): FoundChange[] {
  const same =
    drawingKey(base.element) === drawingKey(head.element) &&
    shownFromFiles(base.element, pages.base) === shownFromFiles(head.element, pages.head)
  const found = same ? [] : [picture('image', base.text || 'svg', head.text || 'svg', base, head)]
  return base.text === head.text ? found : [picture('alt', base.text, head.text, base, head), ...found]
}

function picture(kind: 'image' | 'alt', before: string, after: string, base: Unit, head: Unit): FoundChange {
  return changeOfUnit(
    head,
    { kind, before, after },
    { base: { element: base.element }, head: { element: head.element } },
  )
}

/** The source of the file parts that an SVG references with `<use>`. */
function shownFromFiles(svg: DomElement, { site, page }: PageVersion): string {
  return [svg, ...descendants(svg)]
    .filter(({ tagName }) => tagName === 'use')
    .map((use) => {
      const [, path, id] = /^([^#]+)#(.+)$/.exec(getAttribute(use, 'href') ?? '') ?? []
      const target = path === undefined ? undefined : site.fileAt(path, page.baseAddress)
      const text = target === undefined ? '' : site.read(target)
      const start = text.indexOf(` id="${id}"`)
      const next = text.indexOf(' id="', start + 1)
      return start < 0 ? '' : text.slice(start, next < 0 ? undefined : next)
    })
    .join('')
}

function bytesAt(address: string, { site, page }: PageVersion): Buffer | undefined {
  const file = site.fileAt(address, page.baseAddress)
  return file === undefined ? undefined : site.bytes(file)
}

/** The address of an image, and every one in its srcset and in those of its picture's sources. */
function addressesOf(image: DomElement): string[] {
  const parent = parentElement(image)
  const sources = parent?.tagName === 'picture' ? descendants(parent) : [image]
  const sets = sources.flatMap((element) => readSrcset(getAttribute(element, 'srcset') ?? ''))
  return [getAttribute(image, 'src') ?? '', ...sets.map(({ address }) => address)]
}
