import { pathToFileURL } from 'node:url'

/** Whether Node was started with tsx, as the commands of package.json do. */
const hasTsx = process.execArgv.some((argument) => argument.includes('tsx'))

let tsx: Promise<unknown> | undefined

/**
 * Loads a TypeScript module in Node, without Vite.
 * @param file its absolute path
 */
export async function loadModule(file: string): Promise<unknown> {
  // Plain `vike build` runs without tsx. Once: each registration transforms every later module again.
  if (!hasTsx) await (tsx ??= import('tsx/esm/api').then(({ register }) => register()))
  return import(pathToFileURL(file).href)
}
