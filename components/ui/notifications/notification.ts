/** What became of a form. */
export type Result = {
  title: string
  description: string
  kind: 'success' | 'error'
}

/** How long a form's result stays, in milliseconds. */
export const resultDuration = 5000
/** How long a confirmation stays, in milliseconds. */
export const confirmationDuration = 4000
