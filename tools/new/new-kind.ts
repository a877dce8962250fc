/** A value that `npm run new` needs: given as an option, or asked for in the terminal. */
export type Prompt = {
  /** The option's name, without the two hyphens. */
  flag: string
  /** The prompt. */
  ask: string
  /** The default value, from earlier answers. */
  fallback?: (answers: Answers) => string
  /** Why an answer is invalid; undefined if it is valid. */
  validate: (answer: string) => string | undefined
}

/** The answers by option name. */
export type Answers = Record<string, string>

/** A file to write. `replaces` means that the file exists and is overwritten. */
export type NewFile = { file: string; text: string; replaces?: boolean }

/** Something that `npm run new` creates. */
export type NewKind = {
  /** What it creates, in one sentence for --help. */
  description: string
  questions: readonly Prompt[]
  /**
   * The files to write.
   * @throws if the answers clash with existing files; the message is for the user
   */
  write: (answers: Answers, root: string) => NewFile[]
  /** What to do next, for the user. */
  next: (answers: Answers) => string
}
