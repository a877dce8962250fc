import { readCommandLine } from '../lib/command-line.ts'

/** The exit code when the review could not be made; 1 and 2 say something about the change. */
export const REVIEW_FAILED = 3
/** The exit code for misuse, as in every other command. */
const MISUSE = 2

/** The command was called in a way that makes no sense; the message says what to do instead. */
export class UsageError extends Error {
  readonly exitCode = MISUSE
}

/** The refs to compare: without a base the merge base with main, without a head the working tree. */
export interface AskedRefs {
  base?: string
  head?: string
  /** Compare the head with its merge base with the base: `base...head`. */
  mergeBase?: true
}

/** The options of a review. */
export interface Options {
  /** Two built folders; otherwise refs are built. */
  folders?: { base: string; head: string }
  refs: AskedRefs
  out: string
  publicUrl?: string
  /** Screenshots, accessibility and overflow: need a browser and take most of the time. */
  pictures: boolean
  /** Where both builds and the causes are kept for a review on another machine. */
  keep?: string
  /** The causes that another machine found. */
  causes?: string
}

const usage = `npm run review                                  the working tree against the merge base with main
npm run review -- <ref>                         the working tree against a ref
npm run review -- <ref>..<ref>                  one ref against another
npm run review -- <ref>...<ref>                 the second ref against its merge base with the first
npm run review -- --base-dir A --head-dir B     two built folders, of any site
  --out FOLDER          where the report is written (.staffroom/review)
  --public-url ADDRESS  where the report will be published: the summary links there
  --no-pictures         text only: no pictures, accessibility or overflow
  --keep FOLDER         keeps both builds and the causes there (base, head, causes.json) for a review on another machine
  --causes FILE         with two folders: the causes.json that was kept with them`

/** Reads the command line. Throws a UsageError if the options contradict each other. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = readCommandLine(usage, {
    args: [...args],
    allowPositionals: true,
    options: {
      'base-dir': { type: 'string' },
      'head-dir': { type: 'string' },
      out: { type: 'string', default: '.staffroom/review' },
      'public-url': { type: 'string' },
      'no-pictures': { type: 'boolean', default: false },
      keep: { type: 'string' },
      causes: { type: 'string' },
    },
  })
  const [base, head] = [values['base-dir'], values['head-dir']]
  if ((base === undefined) !== (head === undefined)) throw new UsageError('--base-dir and --head-dir belong together.')
  if (values.causes !== undefined && base === undefined)
    throw new UsageError('--causes belongs to two folders; a review of refs finds them itself.')
  if (values.keep !== undefined && base !== undefined)
    throw new UsageError('--keep is for builds that the review makes; two folders are kept already.')
  if (positionals.length > 1) throw new UsageError(`One ref or one range of refs, not ${positionals.length}.`)
  if (base !== undefined && positionals.length) throw new UsageError('Either two folders or refs, not both.')
  return {
    ...(base !== undefined && head !== undefined && { folders: { base, head } }),
    refs: readRange(positionals[0]),
    out: values.out,
    ...(values['public-url'] && { publicUrl: values['public-url'].replace(/\/$/, '') }),
    pictures: !values['no-pictures'],
    ...(values.keep !== undefined && { keep: values.keep }),
    ...(values.causes !== undefined && { causes: values.causes }),
  }
}

/** Reads `ref`, `base..head` or `base...head`. */
function readRange(range: string | undefined): AskedRefs {
  if (range === undefined) return {}
  if (!range.includes('..')) return { base: range }
  const [, base, dots, head] = /^(.*?[^.])(\.{2,3})([^.].*)$/.exec(range) ?? []
  if (base === undefined || head === undefined || head.includes('..'))
    throw new UsageError(
      `'${range}' is not a range of commits. Write a range as <ref>..<ref> or <ref>...<ref>, with a ref on both sides.`,
    )
  return { base, head, ...(dots === '...' && { mergeBase: true }) }
}
