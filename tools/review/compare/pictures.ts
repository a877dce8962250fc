import { attribute, childrenOf, isElement, parentElement, type Element } from '../page/dom.ts'
import { drawingKey } from '../page/drawing.ts'
import { drawingLabel, type Unit } from '../page/units.ts'
import { readSrcset } from '../page/srcset.ts'
import type { Site } from '../site/folder.ts'
import { filePath, resolveLink } from '../site/address.ts'
import { stableAddress } from '../site/noise.ts'
import { about, type Finding } from './finding.ts'

/** One side of a comparison: the site and the page's file. */
export interface Side {
  site: Site
  file: string
}

/** Compares two images: the address, the bytes behind it, and the alternative. */
export function compareImages(base: Unit, head: Unit, sides: { base: Side; head: Side }): Finding[] {
  const marks = { order: head.index, base: { element: base.element }, head: { element: head.element } }
  const findings: Finding[] = []
  const [was, is] = [attribute(base.element, 'src') ?? '', attribute(head.element, 'src') ?? '']
  const hashes = [hashOf(was, sides.base), hashOf(is, sides.head)]
  const sameAddress = was === is || stableAddress(was) === stableAddress(is)
  const swapped = hashes[0] !== undefined && hashes[1] !== undefined && hashes[0] !== hashes[1]
  if (sameAddress ? swapped : !sameBytesElsewhere(was, is, hashes))
    findings.push(about('image', was, is, { unit: head }, marks))
  else {
    const sources = [sourcesOf(base.element), sourcesOf(head.element)]
    const changed = sources[0]!.findIndex(
      (source, index) => stableAddress(source) !== stableAddress(sources[1]![index] ?? ''),
    )
    const more = sources[1]!.length > sources[0]!.length ? sources[0]!.length : changed
    if (more >= 0)
      findings.push(about('image', sources[0]![more] ?? '', sources[1]![more] ?? '', { unit: head }, marks))
    else {
      const other = sources[0]!.findIndex((source, index) => {
        const [one, two] = [hashOf(source, sides.base), hashOf(sources[1]![index]!, sides.head)]
        return one !== undefined && two !== undefined && one !== two
      })
      if (other >= 0) findings.push(about('image', sources[0]![other]!, sources[1]![other]!, { unit: head }, marks))
    }
  }
  if (base.text !== head.text) findings.push(about('alt', base.text, head.text, { unit: head }, marks))
  return findings
}

/** Compares two drawings: their label and their shapes, also those that they show from a file. */
export function compareDrawings(base: Unit, head: Unit, sides: { base: Side; head: Side }): Finding[] {
  const marks = { order: head.index, base: { element: base.element }, head: { element: head.element } }
  const [was, is] = [drawingLabel(base.element), drawingLabel(head.element)]
  const findings: Finding[] = []
  if (was !== is) findings.push(about('alt', was, is, { unit: head }, marks))
  if (
    drawingKey(base.element) !== drawingKey(head.element) ||
    shownFromFiles(base.element, sides.base) !== shownFromFiles(head.element, sides.head)
  )
    findings.push(about('image', was || 'svg', is || 'svg', { unit: head }, marks))
  return findings
}

/** The source of the file parts that an SVG references with `<use>`. */
function shownFromFiles(element: Element, side: Side): string {
  const own = element.tagName === 'use' ? partOfFile(attribute(element, 'href') ?? '', side) : ''
  return (
    own +
    childrenOf(element)
      .map((child) => (isElement(child) ? shownFromFiles(child, side) : ''))
      .join('')
  )
}

function partOfFile(address: string, { site, file }: Side): string {
  const [, path, id] = /^([^#]+)#(.+)$/.exec(address) ?? []
  const link = path === undefined ? undefined : resolveLink(path, file)
  const target = link && filePath(link.path)
  if (!target || !site.files.has(target)) return ''
  const text = site.read(target)
  const start = text.indexOf(` id="${id}"`)
  const next = text.indexOf(' id="', start + 1)
  return start < 0 ? '' : text.slice(start, next < 0 ? undefined : next)
}

/** Whether the build only changed the hash in a file name. */
function sameBytesElsewhere(was: string, is: string, [before, after]: (string | undefined)[]): boolean {
  const stem = (address: string) => address.replace(/[?#].*$/, '').replace(/[.\-_][A-Za-z0-9_-]{6,}(\.\w+)$/, '$1')
  return before !== undefined && before === after && stem(was) === stem(is) && stem(was) !== was.replace(/[?#].*$/, '')
}

function hashOf(address: string, { site, file }: Side): string | undefined {
  const link = address.startsWith('data:') ? undefined : resolveLink(address, file)
  return link && site.hash(filePath(link.path))
}

/** Every address in the srcset of a picture and its sources. */
function sourcesOf(image: Element): string[] {
  const parent = parentElement(image)
  const sources =
    parent?.tagName === 'picture'
      ? childrenOf(parent).filter((child): child is Element => isElement(child) && child.tagName === 'source')
      : []
  return [image, ...sources].flatMap((element) =>
    readSrcset(attribute(element, 'srcset') ?? '').map(({ address }) => address),
  )
}
