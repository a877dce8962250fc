/** A flight of stairs in section, up to the next floor. */
export function Stair() {
  return (
    <svg className="stair" viewBox="0 0 104 64" width="75" height="46" aria-hidden="true">
      <path d="M2 62h12V52h12V42h12V32h12V22h12V12h12V2h28M14 40 62 0" />
    </svg>
  )
}
