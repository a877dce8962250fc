import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { SiteCopy, testPage, type DevServer } from '../../tools/test/site-copy.ts'

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
export class SiteWithRemote extends SiteCopy {
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

  /** A site of this kind and its dev server, which has answered once. */
  static async served(): Promise<{ site: SiteWithRemote; dev: DevServer }> {
    const site = new SiteWithRemote()
    const dev = await site.dev()
    await fetch(`${dev.url}/tour`, { headers: { accept: 'text/html' } })
    return { site, dev }
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
