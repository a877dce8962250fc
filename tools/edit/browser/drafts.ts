/** A text that was typed into a part of a page and is in no file yet. */
export type Draft = {
  /** The session of the part that it was typed into. */
  session: string
  /** Where the part began: others may have the same text. */
  start: number
  /** What the part had in the file when it was opened. */
  old: string
  /** What was sent to be written without an answer: it may be in the file. */
  sent?: string | undefined
  text: string
}

/** By address, so that the page knows of its drafts before the editor is loaded. */
const KEY = `staffroom-drafts:${location.pathname}`

/** The drafts of the open page, which outlive it in this browser. */
export function readDrafts(): Draft[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Draft[]
}

/** Keeps a draft in place of another of the same session. */
export function keepDraft(draft: Draft): void {
  write([...readDrafts().filter(({ session }) => session !== draft.session), draft])
}

/** Forgets the draft of a session. */
export function forgetDraft(session: string): void {
  write(readDrafts().filter((draft) => draft.session !== session))
}

function write(drafts: readonly Draft[]): void {
  if (drafts.length) localStorage.setItem(KEY, JSON.stringify(drafts))
  else localStorage.removeItem(KEY)
}
