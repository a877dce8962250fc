/** A measured promise and whether it is kept. */
export interface Measurement {
  name: string
  value: string
  holds: boolean
}
