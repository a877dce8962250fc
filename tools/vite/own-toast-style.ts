import type { Plugin } from 'vite'

/** Sonner adds its style sheet to the page while it is imported. Ours dresses it, and a strict policy allows no added style: leave it out. */
export function ownToastStyle(): Plugin {
  return {
    name: 'staffroom:own-toast-style',
    enforce: 'pre',
    // Otherwise dev would bundle it beforehand, with its sheet.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        const call = /^__insertCSS\(".*"\);?$/m
        if (!call.test(code))
          throw new Error('Sonner adds its style sheet in another way now: look at tools/vite/own-toast-style.ts.')
        return { code: code.replace(call, ''), map: null }
      },
    },
  }
}
