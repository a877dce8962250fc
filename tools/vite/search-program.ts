import type { Plugin } from 'vite'
import { isLeftOut } from '../lib/left-out.ts'
import { pagefindFiles } from '../lib/pagefind.ts'

const NAME = 'virtual:search-program'
const WITHOUT_INDEX =
  'export const createInstance = () => { throw new Error("Only a built site has a search index: npm start makes one.") }'

/**
 * Serves `virtual:search-program`: Pagefind's own program, which searches in the browser, as a script like the site's others.
 * So it is minified, and cached for ever under its hash.
 */
export function searchProgram(): Plugin {
  let hasIndex = false
  return {
    name: 'staffroom:search-program',
    sharedDuringBuild: true,
    configResolved({ command }) {
      hasIndex = command === 'build' && !isLeftOut('search')
    },
    resolveId: { filter: { id: new RegExp(`^${NAME}$`) }, handler: (id) => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${NAME}$`) }, handler: () => (hasIndex ? programText() : WITHOUT_INDEX) },
  }
}

/** Pagefind hands its program out with every index, and it is the same with all: with an empty one too. */
async function programText(): Promise<string> {
  const program = (await pagefindFiles([])).find(({ path }) => path === 'pagefind.js')
  if (!program) throw new Error('Pagefind has its program in another file now: look at tools/vite/search-program.ts.')
  return withTrustedWorker(Buffer.from(program.content).toString())
}

/**
 * Pagefind starts its worker by a plain address, which pages that require Trusted Types refuse. Here the address goes
 * through the site's one policy, made once, which lets that worker pass and nothing else.
 */
export function withTrustedWorker(code: string): string {
  const call = 'new Worker(workerUrl)'
  if (code.split(call).length !== 2)
    throw new Error('Pagefind starts its worker in another way now: look at tools/vite/search-program.ts.')
  const policy = `{createScriptURL(url){if(url!==workerUrl)throw new TypeError(url);return url}}`
  return `let workerPolicy;${code.replace(call, `new Worker((workerPolicy??=globalThis.trustedTypes?.createPolicy("staffroom",${policy})??${policy}).createScriptURL(workerUrl))`)}`
}
