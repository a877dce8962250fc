import type { Plugin } from 'vite'
import { site } from '../../data/site.ts'
import { readContentIndex } from './content-index.ts'
import { readBuildDate } from './publication.ts'

const ID = 'virtual:content'

/** Serves the index of pages as a module. A build stops at every mistake that the index shows; dev shows it on its page. */
export function content(): Plugin {
  let root = process.cwd()
  let building = false
  return {
    name: 'staffroom:content',
    configResolved(config) {
      root = config.root
      building = config.command === 'build'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return
      const { pages, problems } = readContentIndex(root)
      if (building && problems.length) this.error(problems.map(({ message }) => message).join('\n'))
      const publication = { buildDate: readBuildDate(), preview: !building || process.env['STAFFROOM_PREVIEW'] === '1' }
      const origin = (process.env['SITE_ORIGIN'] ?? site.origin).replace(/\/$/, '')
      return Object.entries({ pages, publication, origin })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
