import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentError } from '../content/content-error.ts'
import { contentFiles, routeOf } from '../content/routes.ts'
import type { Renderer } from '../vite/renderer.ts'
import { inTurn } from './in-turn.ts'
import { canShow, normalized, writeLiteral, type Literal } from './records.ts'
import { EditError, type SourceFiles } from './source-files.ts'

/** Words on a page, and which of how many texts of the page that have only these words was clicked. */
export type ClickedWords = { shown: string; nth: number; count: number }

/** Tries changes of records without writing them: which pages show them, and whether types and rules hold. */
export class RecordCheck {
  #files: SourceFiles
  #texts = new Map<string, string>()
  #renderer: Promise<Renderer> | undefined
  /** One try at a time: they share the renderer. */
  #runInTurn = inTurn()
  #rendered = new Map<string, string>()

  constructor(files: SourceFiles) {
    this.#files = files
  }

  /** Loads what renders the pages, which takes seconds. */
  async open(): Promise<void> {
    await this.#inTurn((renderer) => renderer.render(['/']))
  }

  /** Call it when a source file changes. */
  changed(file: string): void {
    this.#rendered.clear()
    void this.#renderer?.then((renderer) => renderer.changed(file))
  }

  /** The routes of the pages whose HTML changes with a text of a module in place of the written one. */
  pagesThatShow(file: string, text: string): Promise<string[]> {
    return this.#inTurn(async (renderer) => {
      const routes = contentFiles(this.#files.root).map(routeOf)
      const missing = routes.filter((route) => !this.#rendered.has(route))
      for (const [route, html] of await renderer.render(missing)) this.#rendered.set(route, String(html))
      const changed = await this.#with(renderer, file, text, () => renderer.render(routes))
      return routes.filter((route) => String(changed.get(route)) !== this.#rendered.get(route))
    })
  }

  /**
   * Which of several literals that could be a text on a page really are: those whose change changes the text there. If
   * the rendered page has these words as often as the open one, those that change the text which was clicked.
   */
  narrow(candidates: readonly Literal[], route: string, { shown, nth, count }: ClickedWords): Promise<Literal[]> {
    return this.#inTurn(async (renderer) => {
      const read = async () => String((await renderer.render([route])).get(route))
      const before = await read()
      const times = occurrences(before, shown)
      const texts = textsIn(before)
      const places = texts.flatMap((text, index) => (text === normalized(shown) ? index : []))
      const place = places.length === count ? places[nth] : undefined
      const found: { literal: Literal; isClicked: boolean }[] = []
      for (const literal of candidates) {
        const source = this.#files.read(literal.file).text
        const last = literal.parts.length - 1
        const words = literal.parts[last]!
        const other =
          literal.kind === 'number'
            ? [String(Number(words) + 1)]
            : literal.parts.with(last, `${words.slice(0, 1)}⁂${words.slice(1)}`)
        // A name may be shown elsewhere on the page too. Without the text, the open page is behind.
        const isPart = times > 0 && literal.kind === 'text' && normalized(words).length < normalized(shown).length
        const text = writeLiteral(source, { ...literal, locked: undefined }, other)
        const after = await this.#with(renderer, literal.file, text, read)
        const changed = textsIn(after)
        const isClicked = place !== undefined && changed.length === texts.length && changed[place] !== texts[place]
        if (occurrences(after, shown) < times || (literal.kind !== 'number' && !isPart && after.includes('⁂')))
          found.push({ literal, isClicked })
      }
      const clicked = found.filter(({ isClicked }) => isClicked)
      return (clicked.length ? clicked : found).map(({ literal }) => literal)
    })
  }

  /** Errors in types and records that a module's text would bring. */
  async errors(file: string, text: string): Promise<ContentError[]> {
    const { checkRecordTypes } = await import('../check/types.ts')
    const folder = join(this.#files.root, '.staffroom/edit-types')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true })
    for (const part of ['data', 'tsconfig.json', 'package.json'])
      cpSync(join(this.#files.root, part), join(folder, part), { recursive: true })
    writeFileSync(join(folder, file), text)
    const types = await checkRecordTypes(folder)
    if (types.length) return types
    const { recordErrors } = await import('../check/site/read-site.ts')
    return this.#inTurn((renderer) =>
      this.#with(renderer, file, text, () => recordErrors(folder, (path) => renderer.load(`/${path}`))),
    )
  }

  async close(): Promise<void> {
    await (await this.#renderer)?.close()
  }

  async #with<Result>(renderer: Renderer, file: string, text: string, action: () => Promise<Result>): Promise<Result> {
    this.#texts.set(file, text)
    renderer.changed(file)
    try {
      return await action()
    } finally {
      this.#texts.delete(file)
      renderer.changed(file)
    }
  }

  #inTurn<Result>(action: (renderer: Renderer) => Promise<Result>): Promise<Result> {
    return this.#runInTurn(async () => {
      const { openRenderer } = await import('../vite/renderer.ts')
      return action(await (this.#renderer ??= openRenderer(this.#files.root, this.#texts)))
    })
  }
}

/** The texts of a page between its tags. */
function textsIn(html: string): string[] {
  const body = html.slice(Math.max(0, html.indexOf('<body')))
  return body
    .replaceAll(/<(script|style|template|noscript)\b[^]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => normalized(text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')))
}

/** How often a text is shown in HTML. */
function occurrences(html: string, shown: string): number {
  return normalized(textsIn(html).join(' ')).split(normalized(shown)).length - 1
}

/** The components whose code has a text, by their files. */
export function componentsThatWrite(root: string, shown: string): string[] {
  const files = ['components', 'pages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const wanted = normalized(shown)
  return files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => normalized(readFileSync(join(root, file), 'utf8')).includes(wanted))
    .slice(0, 5)
}

/** The literals that a text on a page may come from; if no literal has all of it, those that it is put together from. */
export function candidatesFor(literals: readonly Literal[], shown: string): Literal[] {
  const whole = wholeCandidates(literals, shown)
  return whole.length ? whole : partCandidates(literals, normalized(shown))
}

/** The literals whose texts are most of a text, such as a name and a sentence, and the prices in it. */
function partCandidates(literals: readonly Literal[], shown: string): Literal[] {
  const texts = literals.filter(({ kind, parts: [text = ''] }) => {
    const part = normalized(text)
    return kind === 'text' && part.length > 2 && part.length < shown.length && shown.includes(part)
  })
  const isIn = ([text = '']: readonly string[], [other = '']: readonly string[]) =>
    text !== other && other.includes(text)
  const longest = texts.filter(({ parts }) => !texts.some((other) => isIn(parts, other.parts)))
  const covered = new Set(longest.map(({ parts }) => normalized(parts[0]!)))
  const length = [...covered].reduce((sum, part) => sum + part.length, 0)
  const prices = new Set([...shown.matchAll(/£([\d,.]*\d)/g)].map(([, figure]) => figure!.replaceAll(',', '')))
  const numbers = literals.filter(({ kind, parts }) => kind === 'number' && prices.has(parts[0]!))
  const isMost = length * 2 >= shown.length
  // A heading may be a name and words of a template.
  const names = longest.filter(({ parts }) => isMost || shown.startsWith(`${normalized(parts[0]!)} `))
  const found = [...names, ...numbers]
  return found.length > 12 ? [] : found
}

function wholeCandidates(literals: readonly Literal[], shown: string): Literal[] {
  const found = literals.filter((literal) => canShow(literal, shown))
  const whole = found.filter(({ kind, parts }) => kind !== 'template' && normalized(parts[0]!) === normalized(shown))
  if (found.length > 40) throw new EditError('This is written in too many places to find it by its words.')
  return whole.length ? whole : found
}
