import { join } from 'node:path'
import type { AskedRefs } from '../options.ts'
import { progress } from '../progress.ts'
import { buildCommit, BuildError, buildWorkingTree } from './build.ts'
import type { Sources } from './causes.ts'
import { changedFiles, findRefs, git } from './refs.ts'

/** Two built states of a site. */
export interface Built {
  /** The base's folder; undefined if it could not be built. */
  base?: string
  head: string
  names: { base: string; head: string }
  notes: string[]
  sources?: Sources
}

/** Builds both refs with the same build date. */
export async function buildRefs(asked: AskedRefs): Promise<Built> {
  const refs = findRefs(asked)
  const notes = [...refs.notes]
  // The date of the base, so that its build can be reused as long as it is the base.
  const date = process.env['BUILD_DATE'] ?? git('log', '-1', '--format=%cd', '--date=format:%Y-%m-%d', refs.base)
  let base: string | undefined
  try {
    base = await buildCommit(refs.base, date)
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    progress(`The base does not build: the head is shown alone.\n${error.message}`)
    notes.push(
      `The base (${refs.names.base}) does not build, so this is the head alone, with nothing to compare it to. The build output: ${error.message.split('\n').slice(-3).join(' ').slice(0, 300)}`,
    )
  }
  const head = refs.head ? await buildCommit(refs.head, date) : await buildWorkingTree(date)
  const dataBeside = (folder: string) => join(folder, '../data')
  return {
    ...(base && {
      base,
      sources: {
        baseData: dataBeside(base),
        headData: refs.head ? dataBeside(head) : 'data',
        changed: changedFiles(refs),
        refs,
        date,
      },
    }),
    head,
    names: refs.names,
    notes,
  }
}
