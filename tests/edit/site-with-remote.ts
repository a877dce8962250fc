import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import type { TestType } from '@playwright/test'
import { SiteCopy, testPage, type DevServer } from '../../tools/test/site-copy.ts'

/** A picture of one dot, in base64. */
export const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A page with a sentence, prices and a list in a widget. */
export const TOUR = testPage(
  'Tour',
  `# Tour

The word is one.

<PriceTable />

## Points

<List as="facts">

- Alpha
- Beta

</List>

Last words.`,
)

/** The site in a repository of Ada's, with the page `tour` and a bare repository to propose to. */
class SiteWithRemote extends SiteCopy {
  constructor() {
    super({})
    // With every page: records link to them.
    cpSync('content', this.path('content'), { recursive: true })
    this.write('content/tour.mdx', TOUR)
    this.write('content/other.mdx', testPage('Other', '# Other\n\nNothing of a price here.'))
    this.git('checkout', '-q', '-b', 'main')
    this.git('config', 'user.name', 'Ada')
    this.git('config', 'user.email', 'ada@example.org')
    this.git('add', 'content', 'data')
    this.git('commit', '-q', '-m', 'Begin')
    this.git('init', '-q', '--bare', 'remote.git')
    this.git('remote', 'add', 'origin', this.path('remote.git'))
    this.git('push', '-q', 'origin', 'main')
  }

  /** Runs git in the site's folder. */
  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8', stdio: 'pipe' })
  }

  /** Runs git in the repository that proposals are pushed to. */
  remote(...args: string[]): string {
    return this.git('-C', 'remote.git', ...args)
  }

  /** The text of a file. */
  source(file = 'content/tour.mdx'): string {
    return readFileSync(this.path(file), 'utf8')
  }
}

/**
 * Serves a site of this kind to the tests of a file, one after the other.
 * @returns the site and its dev server, which are there when the tests begin
 */
export function serveSite(test: Pick<TestType<object, object>, 'describe' | 'beforeAll' | 'afterAll' | 'setTimeout'>) {
  const served = {} as { site: SiteWithRemote; dev: DevServer }
  test.describe.configure({ mode: 'default', timeout: 600_000 })
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    served.site = new SiteWithRemote()
    served.dev = await served.site.dev()
    await fetch(`${served.dev.url}/tour`, { headers: { accept: 'text/html' } })
  })
  test.afterAll(async () => {
    await served.dev?.stop()
    served.site?.remove()
  })
  return served
}
