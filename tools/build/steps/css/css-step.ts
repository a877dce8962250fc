import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'postcss'
import type { BuildStep } from '../../step.ts'
import { criticalCss } from './critical-css.ts'
import { isTheme, splitDeferred } from './deferred-css.ts'
import { externalizeDrawings, hashedName } from './external-drawings.ts'
import { selectablePage } from './page-matcher.ts'
import { splitAtFold } from './fold.ts'

const LINK = /<link rel="stylesheet"[^>]*href="([^"]+\.css)"[^>]*>/

/**
 * Inlines each page's critical CSS, so that the page renders after one round trip. All pages share two files: the
 * deferred rules, which block no rendering, and the whole sheet (`data-sheet`), which a hydrated widget loads for
 * classes that the HTML did not have.
 */
export function inlineCss(): BuildStep {
  const sheets = new Map<string, PublishedSheet>()
  return {
    page(html, path, { folder }) {
      const link = LINK.exec(html)
      if (!link) return html
      const sheet = sheets.get(link[1]!) ?? publish(folder, link[1]!)
      sheets.set(link[1]!, sheet)
      const name = path.slice(1, -'.html'.length).replaceAll('/', '-')
      const page = externalizeDrawings(html.replace(link[0], ''), (svg) => sheet.write(`${name}.svg`, svg))
      const deferred = `<link rel="stylesheet" href="${sheet.deferred}" media="print,(forced-colors:active),(scripting:none)"/>`
      const withStyle = (part: string) => {
        const style = `<style data-sheet="${sheet.whole}">${sheet.pick(sheet.critical, part)}</style>`
        return part.replace('</head>', () => `${style}${deferred}</head>`)
      }
      const whole = withStyle(page)
      const [above, below] = splitAtFold(page, whole)
      if (!below) return whole
      const start = withStyle(above)
      // All rules of the page, not only those below the fold: among rules of equal weight the last one wins.
      const rest = sheet.write(`${name}.css`, sheet.pick(sheet.all, above + below))
      return `${start}<link rel="stylesheet" href="${rest}"/>${below}`
    },
  }
}

type PublishedSheet = {
  /** Addresses. */
  whole: string
  deferred: string
  critical: Root
  all: Root
  /** The rules of a sheet that a page uses. */
  pick: (sheet: Root, html: string) => string
  /** Writes a file beside the sheets and returns its address. */
  write: (name: string, content: string) => string
}

/**
 * Replaces the sheet that Vite built with the whole sheet and its deferred part, both with a hash of their content in
 * their names.
 */
function publish(folder: string, source: string): PublishedSheet {
  const built = readFileSync(join(folder, source), 'utf8')
  rmSync(join(folder, source))
  const { critical, deferred } = splitDeferred(built)
  const all = critical.clone()
  all.append(deferred.clone().nodes.filter((node) => !isTheme(node)))
  const write = (name: string, content: string) => {
    const address = hashedName(source, name, content)
    writeFileSync(join(folder, address), content)
    return address
  }
  return {
    whole: write('site.css', all.toString()),
    deferred: write('states.css', criticalCss(deferred, { html: '', canMatch: () => true })),
    critical,
    all,
    pick: (sheet, html) => criticalCss(sheet, selectablePage(html)),
    write,
  }
}
