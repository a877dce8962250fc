/** A short point of an argument. */
export type TitledText = {
  /** The point in a few words. */
  title: string
  /** One or two sentences. */
  text: string
}
