import type { Plugin } from 'vite'

/**
 * Removes the style sheet that Sonner adds when it is imported: the content security policy blocks it, and the site has
 * its own styles for notifications.
 */
export function ownToastStyle(): Plugin {
  return {
    name: 'staffroom:own-toast-style',
    enforce: 'pre',
    // Otherwise Vite pre-bundles it in dev, with its style sheet.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        const call = /^__insertCSS\(".*"\);?$/m
        if (!call.test(code))
          throw new Error('Sonner no longer calls __insertCSS once on a line: update tools/vite/own-toast-style.ts.')
        return { code: code.replace(call, ''), map: null }
      },
    },
  }
}
