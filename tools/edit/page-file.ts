import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFrontMatter } from '../content/front-matter.ts'
import { PATH } from '../content/front-matter-schema.ts'
import type { Records } from '../content/records.ts'
import { redirectsOf, routeOf } from '../content/routes.ts'
import { takenAddressError, completeAnswers, createFiles, newKinds } from '../new/create.ts'
import { writeFrontMatter } from './front-matter-edit.ts'
import { EditError, type SourceFiles } from './source-files.ts'

/**
 * Creates a page as `npm run new` does: a draft.
 * @returns its file
 * @throws {EditError} if an answer is invalid or the address is taken
 */
export async function createPage(
  root: string,
  answers: { title: string; description: string; path: string },
): Promise<string> {
  const kind = newKinds['page']!
  try {
    const completed = await completeAnswers(
      kind,
      answers.path ? answers : { title: answers.title, description: answers.description },
      undefined,
    )
    return createFiles(kind, completed, root)[0]!
  } catch (error) {
    const reasons = (error as Error).message
      .replace(/^Some values.*\n/, '')
      .split('\n')
      .map((line) =>
        line.trim().replace(/^--(\w)(\w*):/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest}:`),
      )
      // Without a title there is no address either.
      .filter((line) => answers.path || !line.startsWith('Path:'))
    throw new EditError(reasons.join('\n').replaceAll('Path:', 'Address:'))
  }
}

/**
 * Gives a page another address; the old one redirects to it. An old address of its own can be taken back.
 * @param isNew whether no commit has the page: the address of a draft that nobody has seen is forgotten
 * @returns its new file
 * @throws {EditError} if the page cannot have the address
 */
export function renamePage(files: SourceFiles, file: string, path: string, records: Records, isNew: boolean): string {
  const route = routeOf(file)
  if (/^\/(404)?$/.test(route)) throw new EditError('This page keeps its address.')
  if (!PATH.test(path))
    throw new EditError('Begin with a slash, as in /guides/first. Use lower-case letters, digits and hyphens.')
  const isBeside = path.slice(0, path.lastIndexOf('/')) === route.slice(0, route.lastIndexOf('/'))
  const renamed =
    isBeside && !file.endsWith('/index.mdx')
      ? `${dirname(file)}${path.slice(path.lastIndexOf('/'))}.mdx`
      : `content${path}.mdx`
  const error = takenAddressError(renamed, files.root, file)
  if (error) throw new EditError(error)
  if (existsSync(join(files.root, renamed))) throw new EditError(`${renamed} already exists.`)
  const source = files.read(file)
  if (dirname(renamed) !== dirname(file) && /\]\((?!\/|#|\w+:)/.test(source.text))
    throw new EditError('The page uses pictures stored beside its file, so it can only be renamed within its folder.')
  const { frontMatter } = readFrontMatter(file, source.text, records)
  const old = redirectsOf(frontMatter).filter((address) => address !== path)
  const all = isNew && frontMatter?.draft ? old : [...old, route]
  const text = writeFrontMatter(file, source.text, 'redirectFrom', all.length > 1 ? all : (all[0] ?? null), records)
  mkdirSync(dirname(join(files.root, renamed)), { recursive: true })
  renameSync(join(files.root, file), join(files.root, renamed))
  files.write({ ...source, file: renamed }, text)
  return renamed
}
