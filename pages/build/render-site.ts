import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import { ContentFolder } from '../content/content-folder.ts'
import { NOT_FOUND, notFoundAmong } from '../content/not-found.ts'
import { isPublished } from '../content/publication.ts'
import { specimenRoute } from '../gallery/routes.ts'
import { ContentCompiler } from '../mdx/content-compiler.ts'
import { Pictures } from '../pictures/pictures.ts'
import { builtFile } from './built-file.ts'
import type { EngineFacts } from './engine-plugin.ts'
import { KeptPages } from './kept-pages.ts'
import type { BuiltSite, Part } from './part.ts'
import { parts } from './parts.ts'
import { progress } from './progress.ts'
import { readTexts } from './read-texts.ts'

/**
 * Renders the site with an engine: each page by Vike, from part to part, and into its file. A page whose text is what it was when
 * this engine last rendered it, beside the same other pages, is not rendered again.
 * @param root the repository's folder
 * @param engine the engine's folder; its name is a hash of all that it was made of
 * @param out the folder that visitors get
 * @throws one error with all mistakes of the content; what stood in `out` is still there then
 */
export async function renderSite(root: string, engine: string, out: string): Promise<void> {
  const { env, imports } = JSON.parse(readFileSync(join(engine, 'server/engine.json'), 'utf8')) as EngineFacts
  const { vocabulary, site, pictures: share, provide } = (await importFrom(engine, 'engine.mjs')) as typeof import('./engine.ts')
  const folder = Object.assign(new ContentFolder(), { root, building: true })
  folder.take(vocabulary, site)
  const pictures = new Pictures(() => root)

  const index = await folder.index()
  const content = { pages: index.pages, publication: folder.publication(), origin: await folder.origin() }
  const kept = new KeptPages(join(engine, 'pages'), createHash('sha256').update(JSON.stringify(content)).digest('hex'))
  try {
    const texts = await readTexts(folder, index, new ContentCompiler(folder, pictures), pictures, kept)
    const notFound = notFoundAmong(index.pages)
    const compiled = new Map([...texts].flatMap(([file, text]) => (text.kept ? [] : [[file, text.compiled]])))
    provide({ ...content, texts: compiled })
    await importFrom(engine, 'entry.mjs')

    const work = parts({ folder, pictures, share, imports, engine: basename(engine) })
    const built = startSite(root, engine, out, work, env)
    for (const { begin } of work) await begin?.(built)
    const pages = index.pages.filter((page) => page === notFound || (page.route !== NOT_FOUND && isPublished(page.frontMatter, content.publication)))
    const show = progress(pages.length)
    let rendered = 0
    for (const [number, { file, route }] of pages.entries()) {
      const text = texts.get(file)!
      const html = text.kept?.html() ?? await render(route, file)
      if (text.kept?.share) share.set(route, text.kept.share)
      kept.keep(file, text.source, html, { pictures: pictures.of(join(root, file)), share: share.get(route) })
      built.page(builtFile(route), html)
      // Nobody asks for it again, and thousands take much room.
      texts.delete(file)
      if (compiled.delete(file)) rendered += 1
      show(number + 1)
    }
    const examples = content.publication.preview ? Object.keys(vocabulary.widgets) : []
    for (const name of examples) built.page(builtFile(specimenRoute(name)), await render(specimenRoute(name), `The example of ${name}`))
    built.tell(`✓ ${pages.length} pages, ${rendered} of them rendered anew`)
    for (const { end } of work) await end?.(built)
    kept.save()
  } catch (error) {
    kept.drop()
    throw error
  }
}

/** Where the site goes, with what the engine has for every page. */
function startSite(root: string, engine: string, folder: string, work: readonly Part[], env: BuiltSite['env']): BuiltSite {
  rmSync(folder, { recursive: true, force: true })
  for (const source of [join(root, 'public'), join(engine, 'client')]) {
    if (existsSync(source)) cpSync(source, folder, { recursive: true, filter: (file) => basename(file) !== '.vite' })
  }
  const site: BuiltSite = {
    folder,
    env,
    tell: console.log,
    write(path, content) {
      const file = join(folder, path)
      if (path.includes('/', 1)) mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    },
    page: (path, html) => site.write(path, work.reduce((text, { page }) => page?.(text, path, site) ?? text, html)),
  }
  return site
}

/** @throws where a page cannot be rendered; Vike has told why */
async function render(route: string, file: string): Promise<string> {
  const { httpResponse: { statusCode, body } } = await renderPage({ urlOriginal: route })
  if (statusCode !== (route === NOT_FOUND ? 404 : 200)) throw new Error(`${file} could not be rendered; the reason stands above.`)
  return body
}

function importFrom(engine: string, file: string): Promise<unknown> {
  return import(pathToFileURL(join(engine, 'server', file)).href)
}
