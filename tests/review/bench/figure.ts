/** A measured promise and whether it is kept. */
export interface Figure {
  name: string
  value: string
  holds: boolean
}
