import type { Plugin } from 'vite'

/** What packages bring into browser builds and nothing here uses, with what stands in its place. Dropped in the end, but a quarter of all that is read before. */
const unused: readonly [module: RegExp, instead: string][] = [
  // Vike's own script for pages that run in the browser.
  [/\/vike\/dist\/client\/runtime-server-routing\/entry\.js$/, 'export {}'],
  // Zod's messages in fifty languages.
  [/\/zod\/v4\/locales\/index\.js$/, "export { default as en } from './en.js'"],
]

/** Leaves out of a browser build what would be read, and then dropped. */
export function leftOut(): Plugin {
  return {
    name: 'staffroom:left-out-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: unused.map(([module]) => module) },
      handler: (id) => unused.find(([module]) => module.test(id))?.[1],
    },
  }
}
