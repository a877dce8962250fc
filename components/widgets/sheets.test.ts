import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import postcss, { type ChildNode, type Rule } from 'postcss'
import selectorParser, { type Selector } from 'postcss-selector-parser'
import { expect, test } from 'vitest'

/**
 * A widget's sheet styles nothing outside the widget. Its name is a class: every selector of it ends at an element with
 * this class or one that continues it, such as `.quiz` and `.quiz-score` in quiz.css, or within such an element. Other
 * classes in it are local, such as `.now`, or looks that widgets share, which are in components/ui.
 */
class Sheets {
  readonly #folders = new Map<string, string>()
  readonly problems: string[] = []

  constructor(readonly files: Readonly<Record<string, string>>) {
    for (const file of Object.keys(files)) this.#addName(file)
    for (const [file, css] of Object.entries(files)) this.#check(file, css)
  }

  #addName(file: string): void {
    const folder = widgetFolder(file)
    const name = basename(file, '.css')
    const other = this.#folders.get(name)
    if (folder && other) this.problems.push(`${file}: ${other} has a sheet of that name, too`)
    if (folder) this.#folders.set(name, folder)
  }

  /** The widget that a class belongs to: the longest name of a sheet that the class begins with decides. */
  #ownerOf(className: string): string | undefined {
    for (let name = className; name; name = name.slice(0, Math.max(name.lastIndexOf('-'), 0))) {
      const folder = this.#folders.get(name)
      if (folder) return folder
    }
    return undefined
  }

  #check(file: string, css: string): void {
    const widget = widgetFolder(file)
    const report = (node: ChildNode, problem: string) =>
      this.problems.push(`${file}:${node.source?.start?.line}: ${problem}`)
    const root = postcss.parse(css)
    root.walkAtRules('keyframes', (keyframes) => {
      if (widget && this.#ownerOf(keyframes.params) !== widget)
        report(keyframes, `@keyframes ${keyframes.params} can replace those of another sheet`)
    })
    root.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
      for (const selector of parsed(fullSelectors(rule))) {
        const strangers = classesIn(selector).filter((name) => ![undefined, widget].includes(this.#ownerOf(name)))
        for (const name of strangers) report(rule, `${String(selector)} names .${name} of ${this.#ownerOf(name)}`)
        if (widget && !endsWithin(selector, (name) => this.#ownerOf(name) === widget))
          report(rule, `${String(selector)} can match outside ${widget}`)
      }
    })
  }
}

function widgetFolder(file: string): string | undefined {
  return /^components\/widgets\/\w+/.exec(dirname(file))?.[0]
}

/** The selectors of a rule, with those of the rules that it is nested in. */
function fullSelectors({ selectors, parent }: Rule): string[] {
  let outer = parent
  while (outer && outer.type !== 'rule') outer = outer.parent as typeof outer
  if (!outer) return selectors
  return fullSelectors(outer).flatMap((before) =>
    selectors.map((selector) => (selector.includes('&') ? selector.replaceAll('&', before) : `${before} ${selector}`)),
  )
}

function parsed(selectors: string[]): Selector[] {
  return selectors.map((selector) => selectorParser().astSync(selector.trim()).first)
}

function classesIn(selector: Selector): string[] {
  const names: string[] = []
  selector.walkClasses(({ value }) => void names.push(value))
  return names
}

/** Whether the element that a selector ends at, or one around it, has a class that is the widget's own. */
function endsWithin(selector: Selector, isOwn: (className: string) => boolean): boolean {
  // Backwards. What stands before `+` and `~` is beside the element, and contains it no more than its siblings do.
  let contains = true
  for (const node of selector.nodes.toReversed()) {
    if (node.type === 'combinator') contains = !/[+~]/.test(node.value)
    else if (contains && node.type === 'class' && isOwn(node.value)) return true
  }
  return false
}

test('what can restyle something else is reported with its file, line and selector', () => {
  const { problems } = new Sheets({
    'components/widgets/Quiz/quiz.css': `
      .quiz p, .flow > .quiz, p + .quiz-score.now, .quiz .btn { top: 0 }
      .total dd { top: 0 }
      .quiz + p { top: 0 }
      .office .quiz { top: 0 }
      .quiz { b { top: 0 } & + p { top: 0 } }
      @media (width >= 40rem) { .quizzes { top: 0 } }
      @keyframes turn { from { top: 0 } }
      @keyframes quiz-turn { from { top: 0 } }`,
    'components/widgets/Office/office.css': `
      .office-plan .room { top: 0 }
      .office .office-plan + p { top: 0 }`,
    'components/widgets/Office/quote.css': '.office > .quote { top: 0 }',
    'components/widgets/Plan/office-plan.css': '.office-plan-key { top: 0 }',
    'components/ui/button.css': '.btn, .office > .btn { top: 0 }',
  })
  const widgets = 'components/widgets'
  expect(problems).toEqual([
    `${widgets}/Quiz/quiz.css:8: @keyframes turn can replace those of another sheet`,
    `${widgets}/Quiz/quiz.css:3: .total dd can match outside ${widgets}/Quiz`,
    `${widgets}/Quiz/quiz.css:4: .quiz + p can match outside ${widgets}/Quiz`,
    `${widgets}/Quiz/quiz.css:5: .office .quiz names .office of ${widgets}/Office`,
    `${widgets}/Quiz/quiz.css:6: .quiz + p can match outside ${widgets}/Quiz`,
    `${widgets}/Quiz/quiz.css:7: .quizzes can match outside ${widgets}/Quiz`,
    `${widgets}/Office/office.css:2: .office-plan .room names .office-plan of ${widgets}/Plan`,
    `${widgets}/Office/office.css:2: .office-plan .room can match outside ${widgets}/Office`,
    `${widgets}/Office/office.css:3: .office .office-plan + p names .office-plan of ${widgets}/Plan`,
    `components/ui/button.css:1: .office > .btn names .office of ${widgets}/Office`,
  ])
})

test('two widgets have no sheet of the same name', () => {
  const files = { 'components/widgets/Quiz/quiz.css': '', 'components/widgets/Test/quiz.css': '' }
  expect(new Sheets(files).problems).toEqual([
    'components/widgets/Test/quiz.css: components/widgets/Quiz has a sheet of that name, too',
  ])
})

test('no sheet can restyle a widget that it does not belong to', () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = readdirSync(resolve(root, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `components/${name.replaceAll('\\', '/')}`)
    .sort()
  expect(files.length).toBeGreaterThan(50)
  const sheets = files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')])
  expect(new Sheets(Object.fromEntries(sheets)).problems).toEqual([])
})
