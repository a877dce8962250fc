// Differences between two builds that are not changes: generated ids, hashes, attributes for machines.

const MACHINE_ID = [
  // React's useId in its three spellings, a prefix included.
  /:[a-z0-9-]*r[a-z0-9]*:/i,
  /«[a-z0-9]+»/i,
  /(^|[-:])_[\w-]*r_[0-9a-z]*_/i,
  /^(radix|headlessui|react-aria)[-:]/i,
  /^(react-select|mui|mantine|chakra|downshift|floating-ui|base-ui|ark|zag|bits|melt|cdk|mat|el-id|uid|uuid|reach|rc|v)[-_:]([a-z-]+[-_:])?[a-z]?\d+/i,
  /^ember\d+$/,
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i,
]

/** Whether an id was generated: React's useId, Radix, a UUID, a hash. */
export function isMachineId(id: string): boolean {
  if (MACHINE_ID.some((pattern) => pattern.test(id))) return true
  const last = /(?:^|[-_:])([0-9a-z]{6,})$/i.exec(id)?.[1]
  return last !== undefined && isHash(last) && /\d/.test(last)
}

/** Whether a part of a name is a hash: letters and digits mixed; not a date or a number. */
function isHash(part: string): boolean {
  if (part.length < 6 || !/^[\w-]+$/.test(part)) return false
  if (/^[0-9a-f]+$/.test(part) && /\d/.test(part) && /[a-f]/.test(part)) return true
  if (part.length < 7 || !/[a-z]/i.test(part)) return false
  // Words may start with a capital or end in digits (Team2024, section-2024); hashes change between the two more often.
  const turns = part
    .replace(/[A-Z]/g, 'A')
    .replace(/[a-z]/g, 'a')
    .replace(/\d/g, '0')
    .replace(/[_-]/g, '')
    .replace(/(.)\1+/g, '$1')
  return turns.replace(/Aa/g, 'a').length >= 3
}

/**
 * An address without what a build adds to a file's name: `/assets/hero.4f2a9c1e.png` and `/assets/hero.png?v=3` are
 * `/assets/hero.png`.
 */
export function stableAddress(address: string): string {
  if (address.startsWith('data:')) return address
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  if (!/\.[a-z0-9]{2,5}$/i.test(path)) return address
  // Remove cache-busting parameters of files; a page's parameters have a meaning.
  const asset = /\.(css|m?js|png|jpe?g|webp|avif|gif|svg|ico|woff2?|ttf|mp4|webm|pdf|json|xml|webmanifest)$/i.test(path)
  const parts = path
    .split('/')
    .map((part, index, all) =>
      index === all.length - 1 ? stableName(part) : isHash(part) && part.length >= 8 ? '' : part,
    )
  return parts.join('/') + (asset ? rest.replace(/\?[^#]*/, '') : rest)
}

function stableName(name: string): string {
  const dot = name.lastIndexOf('.')
  const extension = name.slice(dot)
  const match = /^(.*?)[.\-_~]([A-Za-z0-9_-]{8}|[A-Za-z0-9]{6,32})$/.exec(name.slice(0, dot))
  return match && isHash(match[2]!) ? `${match[1]}${extension}` : name
}

/** A class without the hash that a build adds: `Button_primary__a8Xk2` and `css-1q2w3e`. */
export function stableClass(name: string): string {
  if (
    /^(css|sc|jsx|emotion|svelte|astro|s)-[A-Za-z0-9]{5,}$/.test(name) &&
    (/\d/.test(name) || /[a-z][A-Z]/.test(name))
  )
    return name.replace(/-.*/, '-*')
  return name.replace(/__?([A-Za-z0-9+-]{5,8})(_\d+)?$/, (whole, hash: string) =>
    (/\d/.test(hash) && /[a-z]/i.test(hash)) || /[a-z][A-Z]/.test(hash) ? '_*' : whole,
  )
}

/** Whether an attribute has no effect that a reader could notice. */
export function isNoise(name: string): boolean {
  return /^(data-|on|_|@|client:|ng-|v-)/.test(name) || NOISE.has(name)
}

const NOISE = new Set(
  `nonce integrity crossorigin fetchpriority decoding loading importance slot ssr uid component-url renderer-url
  xmlns xmlns:xlink xml:space version focusable referrerpolicy suppresshydrationwarning`.split(/\s+/),
)
