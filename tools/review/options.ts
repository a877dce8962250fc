import { readCommandLine } from '../lib/command-line.ts'

/** The exit code where nothing could be said; 1 and 2 say something about the change. */
export const UNDONE = 3

/** What a review was asked to do. */
export interface Options {
  /** Two built folders; else refs are built. */
  folders?: { base: string; head: string }
  /** The refs: the base undefined for the merge base with main, the head undefined for the working tree. */
  refs: { base?: string; head?: string }
  out: string
  publicUrl?: string
  /** Pictures, accessibility and overflow need a browser and most of the time. */
  pictures: boolean
  /** Where both builds and the causes are kept for a review on another machine. */
  keep?: string
  /** The causes that another machine found. */
  causes?: string
}

const usage = `npm run review                                  the working tree against the merge base with main
npm run review -- <ref>                         the working tree against a ref
npm run review -- <ref>..<ref>                  one ref against another
npm run review -- --base-dir A --head-dir B     two built folders, of any site
  --out FOLDER          where the report is written (.staffroom/review)
  --public-url ADDRESS  where the report will be published: the summary links there
  --no-pictures         text only: no pictures, accessibility or overflow
  --keep FOLDER         keeps both builds and the causes there (base, head, causes.json) for a review on another machine
  --causes FILE         with two folders: the causes.json that was kept with them`

/** Reads the command line; throws with a sentence where it makes no sense. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = readCommandLine(
    usage,
    {
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
    },
    UNDONE,
  )
  const [base, head] = [values['base-dir'], values['head-dir']]
  if ((base === undefined) !== (head === undefined)) throw new Error('--base-dir and --head-dir belong together.')
  if (values.causes !== undefined && base === undefined)
    throw new Error('--causes belongs to two folders; a review of refs finds them itself.')
  if (values.keep !== undefined && base !== undefined)
    throw new Error('--keep is for builds that the review makes; two folders are kept already.')
  if (positionals.length > 1) throw new Error(`One ref or one range of refs, not ${positionals.length}.`)
  if (base !== undefined && positionals.length) throw new Error('Either two folders or refs, not both.')
  const [from, to] = positionals[0]?.split(/\.{2,3}/) ?? []
  return {
    ...(base !== undefined && head !== undefined && { folders: { base, head } }),
    refs: { ...(from && { base: from }), ...(to && { head: to }) },
    out: values.out,
    ...(values['public-url'] && { publicUrl: values['public-url'].replace(/\/$/, '') }),
    pictures: !values['no-pictures'],
    ...(values.keep !== undefined && { keep: values.keep }),
    ...(values.causes !== undefined && { causes: values.causes }),
  }
}
