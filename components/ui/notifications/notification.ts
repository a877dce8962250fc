/** The result of a form. */
export type FormResult = {
  title: string
  description: string
  kind: 'success' | 'error'
}

/** How long a form's result is shown, in milliseconds. */
export const RESULT_DURATION_MS = 5000
/** How long a confirmation is shown, in milliseconds. */
export const confirmationDuration = 4000
