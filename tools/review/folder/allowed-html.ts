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
  /^(aria-[\w-]+|data-(?!rv$|n$)[\w.:-]+|(fill|stroke|font|clip|color)-[a-z-]+|\w+(Units|Transform)|marker[\w-]*)$/

/** Whether a copy of a page may have an element. Custom elements do nothing without scripts. */
export function isAllowedElement(tagName: string): boolean {
  return ELEMENTS.has(tagName) || /^[a-z][a-z0-9]*-[a-z0-9._-]*$/.test(tagName)
}

/** Whether a copy may have an attribute whose value is no address and no style. */
export function isAllowedAttribute(name: string, value: string): boolean {
  return (ATTRIBUTES.has(name) || FAMILIES.test(name)) && !/url\(\s*["']?[^"'#\s]/i.test(value)
}
