/** A text that was typed into a part of a page and is in no file yet. */
export type Draft = {
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

/** Whether a draft was typed into a part with this text. */
export function isDraftOf({ old, sent }: Draft, text: string): boolean {
  return text === old || text === sent
}

/** Keeps a draft in place of another of the same part. */
export function keepDraft(draft: Draft): void {
  write([...readDrafts().filter(({ old }) => old !== draft.old), draft])
}

/** Forgets the draft of a part. */
export function forgetDraft(old: string): void {
  write(readDrafts().filter((draft) => draft.old !== old))
}

function write(drafts: readonly Draft[]): void {
  if (drafts.length) localStorage.setItem(KEY, JSON.stringify(drafts))
  else localStorage.removeItem(KEY)
}
