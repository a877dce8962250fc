/** Something that a new thing needs to be told. */
export type Question = {
  /** Its flag on the command line, without the two hyphens. */
  flag: string
  /** How it is asked for. */
  ask: string
  /** What is taken where nothing is said; from what was answered before. */
  fallback?: (answers: Answers) => string
  /** Why an answer does not fit; undefined where it does. */
  refuse?: (answer: string, answers: Answers) => string | undefined
}

export type Answers = Record<string, string>

/** A file to write; `instead` says that it is there already and is given new text. */
export type Written = { file: string; text: string; instead?: boolean }

/** A kind of thing that `npm run new` makes. */
export type Kind = {
  /** What it makes, in one sentence for the command's help. */
  sentence: string
  questions: readonly Question[]
  /** The files that make it. @throws an Error with a sentence where that cannot be */
  write: (answers: Answers, root: string) => Written[]
  /** What to do next, in a sentence. */
  next: (answers: Answers) => string
}
