import type { ContentError } from '../content/content-error.ts'

/** Where the editor's requests go. */
export const EDIT_PATH = '/__edit'

/** Where the report of the last review is read. */
export const REPORT_PATH = '/__review'

/** The header with the token of this start of the server. */
export const TOKEN_HEADER = 'x-edit-token'

/** The event on `window` by which the dev bar switches editing on or off. */
export const TOGGLE_EVENT = 'staffroom:edit'

/** The event on `window` after editing was switched on or off. */
export const SWITCHED_EVENT = 'staffroom:editing'

/** The event on `window` with the errors and warnings of the open page in its `detail`. */
export const ERRORS_EVENT = 'staffroom:page-errors'

/** The event on `window` by which the open page is compared with its files again. */
export const UPDATE_EVENT = 'staffroom:update-page'

/** The event on `window` after the open page was patched. */
export const PATCHED_EVENT = 'staffroom:patched'

/** The largest picture that is accepted, in bytes: what a camera makes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

/** What is said of a larger one. */
export const PICTURE_TOO_LARGE = 'The picture has more than 10 MB. Save a smaller copy of it.'

/** An error or a warning of a page, with its message in one line. */
export type PageError = Pick<ContentError, 'severity' | 'place' | 'reason' | 'fix' | 'edits' | 'meant' | 'written'> & {
  text: string
}
