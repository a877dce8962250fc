import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Removes the style sheet that Sonner adds when it is imported: the content security policy blocks it, and the site has
 * its own styles for notifications.
 */
export function removeSonnerStyles(): Plugin {
  return {
    name: 'staffroom:remove-sonner-styles',
    enforce: 'pre',
    // Otherwise Vite pre-bundles it in dev, with its style sheet.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        const call = /^__insertCSS\(".*"\);?$/m
        if (!call.test(code))
          throw new Error('Sonner no longer calls __insertCSS once on a line: update tools/vite/site-styles.ts.')
        return { code: code.replace(call, ''), map: null }
      },
    },
  }
}

const IMPORT = "@import '../components/widgets/*/*.css';"

/** Expands the glob import in pages/site.css, so that a new widget's sheet needs no line there. */
export function widgetStyles(): Plugin {
  const root = resolve(import.meta.dirname, '../..')
  return {
    name: 'staffroom:widget-styles',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: /\/pages\/site\.css/ },
      handler: (code) => expandWidgetStyles(code, root),
    },
    // An added or deleted sheet changes the list.
    hotUpdate({ file, type, modules }) {
      if (type === 'update' || !/\/components\/widgets\/\w+\/[^/]+\.css$/.test(file)) return
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(join(root, 'pages/site.css')) ?? [])]
    },
  }
}

/** Replaces the glob with one import for each widget sheet, ordered by path. */
export function expandWidgetStyles(code: string, root: string): string {
  const imports = widgetSheets(root).map((file) => `@import '../${file}';`)
  return code.replace(IMPORT, imports.join('\n'))
}

function widgetSheets(root: string): string[] {
  const widgets = readdirSync(join(root, 'components/widgets'), { withFileTypes: true })
  return widgets
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(root, 'components/widgets', name))
        .filter((file) => file.endsWith('.css'))
        .map((file) => `components/widgets/${name}/${file}`),
    )
    .sort()
}
