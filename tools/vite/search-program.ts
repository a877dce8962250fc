import type { Plugin } from 'vite'
import { pagefindFiles } from '../lib/pagefind.ts'

const NAME = 'virtual:search-program'
const WITHOUT_INDEX =
  'export const createInstance = () => { throw new Error("Only a built site has a search index: run npm start.") }'

/**
 * Provides `virtual:search-program`: Pagefind's browser script as a module of the site, so that it is minified and
 * cached by its hash.
 */
export function searchProgram(): Plugin {
  let hasIndex = false
  return {
    name: 'staffroom:search-program',
    sharedDuringBuild: true,
    configResolved({ command }) {
      hasIndex = command === 'build'
    },
    resolveId: { filter: { id: new RegExp(`^${NAME}$`) }, handler: (id) => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${NAME}$`) }, handler: () => (hasIndex ? programText() : WITHOUT_INDEX) },
  }
}

/** The source of pagefind.js, which Pagefind writes with every index, even an empty one. */
async function programText(): Promise<string> {
  const program = (await pagefindFiles([])).find(({ path }) => path === 'pagefind.js')
  if (!program) throw new Error('Pagefind no longer writes pagefind.js: update tools/vite/search-program.ts.')
  return withTrustedWorker(Buffer.from(program.content).toString())
}

/**
 * Makes Pagefind create its worker through a Trusted Types policy, which the content security policy requires. The
 * policy allows only the URL of that worker.
 * @throws if Pagefind's code has changed
 */
export function withTrustedWorker(code: string): string {
  const call = 'new Worker(workerUrl)'
  if (code.split(call).length !== 2)
    throw new Error('Pagefind no longer calls new Worker(workerUrl) once: update tools/vite/search-program.ts.')
  const policy = `{createScriptURL(url){if(url!==workerUrl)throw new TypeError(url);return url}}`
  return (
    'let ' +
    `workerPolicy;${code.replace(call, `new Worker((workerPolicy??=globalThis.trustedTypes?.createPolicy("staffroom",${policy})??${policy}).createScriptURL(workerUrl))`)}`
  )
}
