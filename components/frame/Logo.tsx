import { site } from '../../data/site.ts'

/** The name and its mark: a room with its door open. */
export function Logo() {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d="M3 3h26v26H18v-4h7V7H7v18h2v4H3z" />
        <path className="swing" d="M10 27V17a10 10 0 0 1 9 9.5" />
      </svg>
      {site.brand}
    </a>
  )
}
