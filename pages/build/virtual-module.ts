import type { Plugin } from 'vite'

/**
 * A module of a build that is no file.
 * @param name what it is imported by, such as `virtual:content`
 * @param code its code, or what makes it when it is first asked for
 */
export function virtualModule(name: string, code: string | (() => Promise<string>)): Plugin {
  const id = `\0${name}`
  return {
    name: `staffroom:${name}`,
    apply: 'build',
    sharedDuringBuild: true,
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => id },
    load: { filter: { id: new RegExp(`^${id}$`) }, handler: () => (typeof code === 'string' ? code : code()) },
  }
}
