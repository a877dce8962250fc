import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { BuiltSite } from '../site/built-site.ts'
import { getAttribute, childNodesOf, descendants, isDomElement, isDomText, parseDom } from '../page/dom.ts'
import type { DomElement, DomNode } from '../page/dom.ts'
import { parseCss } from '../page/styles.ts'

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

const ELEMENTS = words(`
  html head body title main header footer nav aside section article search hgroup h1 h2 h3 h4 h5 h6 p div span a b
  strong i em u s small sub sup mark abbr cite code kbd samp var q dfn time data bdi bdo ruby rb rt rtc rp wbr br hr
  pre blockquote address ul ol li menu dl dt dd figure figcaption img picture source map area table caption colgroup
  col thead tbody tfoot tr td th form fieldset legend label input button select optgroup option datalist textarea
  output progress meter details summary dialog canvas slot ins del center font big tt strike acronym svg g path rect
  circle ellipse line polyline polygon text tspan textPath defs symbol use image marker pattern clipPath mask
  linearGradient radialGradient stop filter desc switch foreignObject feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDisplacementMap feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset feTile feTurbulence math mi mo mn ms mtext mspace mrow mfrac msqrt mroot
  mstyle msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd mpadded mphantom merror
  semantics`)

const ATTRIBUTES = words(`
  id class lang dir title role hidden tabindex inert slot part alt width height colspan rowspan headers scope span
  start reversed type value placeholder checked selected disabled readonly required multiple size rows cols wrap for
  label min max step low high optimum pattern minlength maxlength datetime media sizes align valign bgcolor border
  cellpadding cellspacing color face shape coords usemap name xml:lang xml:space viewBox preserveAspectRatio xmlns
  version d x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr points rotate transform transform-origin pathLength fill
  stroke opacity display visibility overflow cursor filter mask letter-spacing word-spacing writing-mode text-anchor
  text-decoration text-rendering dominant-baseline alignment-baseline baseline-shift textLength lengthAdjust
  startOffset method spacing offset stop-color stop-opacity flood-color flood-opacity spreadMethod vector-effect
  shape-rendering image-rendering paint-order pointer-events refX refY orient focusable in in2 result mode operator
  k1 k2 k3 k4 scale stdDeviation baseFrequency numOctaves seed values tableValues slope intercept amplitude exponent
  edgeMode order kernelMatrix radius xChannelSelector yChannelSelector displaystyle mathvariant columnspan`)
const FAMILIES =
  /^(aria-[\w-]+|data-(?!rv$|n$|was$)[\w.:-]+|(fill|stroke|font|clip|color)-[a-z-]+|\w+(Units|Transform)|marker[\w-]*)$/

/** Whether a copy of a page may have an element. Custom elements do nothing without scripts. */
export function isAllowedElement(tagName: string): boolean {
  return ELEMENTS.has(tagName) || /^[a-z][a-z0-9]*-[a-z0-9._-]*$/.test(tagName)
}

/** Whether a copy may have an attribute whose value is no address and no style. */
export function isAllowedAttribute(name: string, value: string): boolean {
  return (ATTRIBUTES.has(name) || FAMILIES.test(name)) && !/url\(\s*["']?[^"'#\s]/i.test(value)
}

/** The files of the compared sites that the report needs, each content once. */
export class Assets {
  /** The names of copied stylesheets: equal text of two sites may import different files. */
  readonly #sheets = new Map<BuiltSite, Map<string, string>>()

  constructor(readonly folder: string) {
    mkdirSync(join(folder, 'assets'), { recursive: true })
  }

  /** Writes content to the assets and returns its file name. */
  add(content: Buffer | string, extension: string): string {
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}${extension.toLowerCase()}`
    writeFileSync(join(this.folder, 'assets', name), content)
    return name
  }

  /** Copies the file at an address of the site; undefined for other addresses, since a report makes no requests. */
  addFile(address: string, file: string, site: BuiltSite): string | undefined {
    const target = site.fileAt(address, file)
    if (target === undefined) return undefined
    if (/\.css$/i.test(target)) return this.addSheet(site.read(target), target, site)
    if (!/\.(png|jpe?g|webp|avif|gif|svg|ico|woff2?|ttf|otf)$/i.test(target)) return undefined
    if (/\.svg$/i.test(target)) {
      const svg = inertSvg(site.read(target), (css) => this.rewriteSheet(css, target, site, ''))
      return svg && this.add(svg, '.svg')
    }
    return this.add(site.bytes(target), extname(target))
  }

  /** Copies a stylesheet and the files that it references. */
  addSheet(css: string, file: string, site: BuiltSite): string {
    const known = this.#sheets.get(site) ?? new Map<string, string>()
    this.#sheets.set(site, known)
    const key = `${file} ${css}`
    // Browsers ignore cyclic imports.
    if (!known.has(key)) known.set(key, '').set(key, this.#addParts(this.rewriteSheet(css, file, site, '')))
    return known.get(key)!
  }

  /** Writes a stylesheet; a long one as imports of its parts, of which pages and both sides have most in common. */
  #addParts(css: string): string {
    const parts = css.length > MIN_SPLIT ? splitSheet(css) : []
    if (parts.length < 2) return this.add(css, '.css')
    return this.add(parts.map((part) => `@import "${this.add(part, '.css')}";`).join('\n'), '.css')
  }

  /** Rewrites the addresses in CSS; `prefix` is the path to the assets. */
  rewriteSheet(css: string, file: string, site: BuiltSite, prefix: string): string {
    const kept = (address: string) => {
      if (/^(data:|#)/i.test(address)) return address
      const name = this.addFile(address, file, site)
      return name ? `${prefix}${name}` : 'data:,'
    }
    return css
      .replace(
        // The address of an import may be a string; every other address is in url().
        /(@import\s+)(?:"([^"]*)"|'([^']*)')|url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")]*?))\s*\)/gi,
        (_, rule: string | undefined, ...found: (string | undefined)[]) => {
          const address = found.slice(0, 5).find((part) => part !== undefined) ?? ''
          return `${rule ?? ''}url("${kept(address.trim())}")`
        },
      )
      .replace(/<\/(style)/gi, '<\\/$1')
  }
}

/** Characters of a stylesheet that is kept in parts, and from which on a part ends where other names begin. */
const MIN_SPLIT = 4000
const MIN_PART = 800

/** A stylesheet in parts that give the same when they are imported in order; none if it imports others itself. */
function splitSheet(css: string): string[] {
  const parts: string[] = []
  let loose = ''
  const end = () => {
    if (loose) parts.push(loose)
    loose = ''
  }
  for (const node of parseCss(css).nodes) {
    const text = node.toString()
    if (node.type === 'atrule' && /^(import|charset|namespace)$/.test(node.name)) return []
    // The rules of a named layer, or of a condition, may be apart.
    const isOpen = node.type === 'atrule' && node.params && /^(layer|media|supports)$/.test(node.name)
    if (!isOpen || !node.nodes || text.length < MIN_PART) {
      loose += text
      continue
    }
    end()
    let rules = ''
    let last = ''
    for (const rule of node.nodes) {
      const [, name = ''] = /\.([a-z]+)/i.exec(rule.toString()) ?? []
      if (rules.length > MIN_PART && name !== last) {
        parts.push(`@${node.name} ${node.params}{${rules}}`)
        rules = ''
      }
      rules += rule.toString()
      last = name
    }
    parts.push(`@${node.name} ${node.params}{${rules}}`)
  }
  end()
  return parts
}

/** Addresses that a drawing may contain: a part of itself, or a picture of pixels. */
const OWN_ADDRESS = /^\s*(#[\w:.-]*|data:image\/(png|jpe?g|gif|webp|avif);base64,[\w+/=\s]*)$/i

/**
 * Writes an SVG file anew with nothing but the allowed elements and attributes, so that it does nothing when it is
 * opened by itself. Undefined if the text contains no SVG.
 * @param rewriteCss rewrites the addresses in CSS
 */
function inertSvg(text: string, rewriteCss: (css: string) => string): string | undefined {
  // Read as HTML, entities of a DOCTYPE stay text, and elements with a namespace prefix keep it in their name.
  const svg = descendants(parseDom(text)).find(({ tagName }) => tagName === 'svg')
  return (
    svg && writeSvg(svg, rewriteCss, ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"')
  )
}

function writeSvg(node: DomNode, rewriteCss: (css: string) => string, namespaces = ''): string {
  if (isDomText(node)) return escapeXml(node.value)
  if (!isDomElement(node) || !isAllowed(node)) return ''
  const attributes = node.attrs.flatMap(({ prefix, name }) => {
    const full = prefix ? `${prefix}:${name}` : name
    const value = allowedValue(full, getAttribute(node, full)!, rewriteCss)
    return value === undefined ? [] : ` ${full}="${escapeXml(value)}"`
  })
  const isSheet = node.tagName === 'style'
  const content = childNodesOf(node).map((child) =>
    isSheet && isDomText(child) ? escapeXml(rewriteCss(child.value)) : writeSvg(child, rewriteCss),
  )
  return `<${node.tagName}${namespaces}${attributes.join('')}>${content.join('')}</${node.tagName}>`
}

function isAllowed({ tagName, namespaceURI }: DomElement): boolean {
  const isSvg = namespaceURI.endsWith('/svg') && /^[a-zA-Z]+$/.test(tagName)
  return isSvg && tagName !== 'foreignObject' && (tagName === 'style' || isAllowedElement(tagName))
}

function allowedValue(name: string, value: string, rewriteCss: (css: string) => string): string | undefined {
  if (name === 'style') return rewriteCss(value)
  if (/^(xlink:)?href$/.test(name)) return OWN_ADDRESS.test(value) ? value : undefined
  const isKnown = /^(xml:(lang|space)|[\w-]+)$/.test(name) && name !== 'xmlns'
  return isKnown && isAllowedAttribute(name, value) ? value : undefined
}

/** Escapes text, and leaves out characters that XML cannot contain. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
