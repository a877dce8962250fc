import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EditError } from './source-files.ts'

/** A changed file: how it differs from the commit that the author works on. */
export type ChangedFile = {
  file: string
  kind: 'new' | 'deleted' | 'changed' | 'unchanged'
  added: number
  removed: number
  diff: string
}

/** A proposal: its branch and commit, where to open the pull request, and the patch as a way on. */
export type Proposal = {
  branch: string
  commit: string
  /** Whether the commit was added to a branch that was proposed before. */
  isUpdate: boolean
  /** The host's page for a new pull request; undefined if the branch was not pushed or the host is unknown. */
  address: string | undefined
  /** What prevented the push, in one sentence. */
  problem: string | undefined
  patch: string
}

const FOLDERS = ['content', 'data']

/** The blobs of files; null for a file that is deleted. */
type Blobs = Record<string, string | null>

/** What was proposed from this checkout: the branch, the title of its first commit, its last commit and its files. */
export type OpenProposal = Pick<Proposal, 'branch' | 'commit'> & { title: string; blobs: Blobs }

/** How long git may take to reach a remote. */
const REMOTE_TIMEOUT_MS = 60_000

/** The git repository of the site: what changed, and commits that leave working tree, index and hooks alone. */
export class Repository {
  #root: string
  /** Where the proposals are kept. */
  #proposalsPath: string

  constructor(root: string) {
    this.#root = root
    this.#proposalsPath = join(root, '.staffroom/proposals.json')
  }

  /** The changed files of `content` and `data`. */
  async changes(): Promise<ChangedFile[]> {
    const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all']
    const status = await this.#git(['status', ...options, '--', ...FOLDERS])
    const files = status.split('\0').filter(Boolean)
    return Promise.all(
      files.map(async (line) => {
        const [state, file] = [line.slice(0, 2), line.slice(3)]
        const isNew = state === '??'
        const diff = isNew
          ? await this.#git(['diff', '--no-color', '--no-index', '--', '/dev/null', file], {}, [0, 1])
          : await this.#git(['diff', '--no-color', 'HEAD', '--', file])
        const count = (sign: RegExp) => diff.split('\n').filter((candidate) => sign.test(candidate)).length
        return {
          file,
          kind: isNew || state.includes('A') ? 'new' : state.includes('D') ? 'deleted' : 'changed',
          added: count(/^\+(?!\+\+ )/),
          removed: count(/^-(?!-- )/),
          diff: diff.slice(Math.max(0, diff.indexOf('@@'))),
        }
      }),
    )
  }

  /** The text of a file in the commit that the author works on; undefined if it has none there. */
  async committed(file: string): Promise<string | undefined> {
    return (await this.#try(['show', `HEAD:./${file}`]))?.replaceAll('\r\n', '\n')
  }

  /** The proposals that are not merged, newest first, as far as the last fetch knows. */
  async openProposals(): Promise<OpenProposal[]> {
    if (!existsSync(this.#proposalsPath)) return []
    const kept = JSON.parse(readFileSync(this.#proposalsPath, 'utf8')) as OpenProposal[]
    const main = await this.#main()
    const isOpen = async ({ branch, commit }: OpenProposal) => {
      const [tip, merged, tree] = await Promise.all([
        this.#try(['merge-base', '--is-ancestor', commit, `origin/${branch}`]),
        this.#try(['merge-tree', '--write-tree', main, `origin/${branch}`]),
        this.#try(['rev-parse', `${main}^{tree}`]),
      ])
      return tip !== undefined && merged !== tree
    }
    const open = await Promise.all(kept.map(isOpen))
    return kept.filter((_, index) => open[index])
  }

  /** The blobs of files as they are in the working tree. */
  async blobsOf(files: readonly string[]): Promise<Blobs> {
    const existing = files.filter((file) => existsSync(join(this.#root, file)))
    const hashes = existing.length ? (await this.#git(['hash-object', '-w', '--', ...existing])).split('\n') : []
    return Object.fromEntries(files.map((file) => [file, hashes[existing.indexOf(file)] ?? null]))
  }

  /**
   * Commits some changed files on top of the main branch, and pushes them as a new branch.
   * @param openBranch the branch of a proposal to add them to, if it is still open
   * @throws {EditError} if nothing has changed
   */
  async propose(files: readonly string[], title: string, reason: string, openBranch = ''): Promise<Proposal> {
    if (!title.trim()) throw new EditError('Write a title: what changes, in a few words.')
    if (!files.length) throw new EditError('Choose at least one changed file.')
    const remote = await this.#try(['remote', 'get-url', 'origin'])
    const fetched = remote && (await this.#try(['fetch', '--quiet', '--no-tags', '--prune', 'origin']))
    const main = await this.#main()
    const author = await this.#author()
    const message = `${title.trim()}\n\n${reason.trim()}`.trim()
    const blobs = await this.blobsOf(files)
    const whole = await this.#commitOn([main], {}, blobs, message, author)
    const patch = await this.#git(['format-patch', '--stdout', '-1', whole.commit])
    const proposals = await this.openProposals()
    const open = fetched === undefined || author ? undefined : proposals.find(({ branch }) => branch === openBranch)
    const branch = open?.branch ?? (await this.#freeBranch(title))
    const { commit, conflict } = open ? await this.#commitAfter(open, main, blobs, message) : whole
    const done = { branch, commit, patch, isUpdate: !!open, address: undefined }
    if (conflict)
      return {
        ...done,
        problem:
          `Someone else has changed the same lines of ${conflict} ${open ? 'in this proposal' : 'on the site'} ` +
          'meanwhile, so nothing was pushed. Your changes stay here. Save the patch file and send it to a developer, ' +
          `who can put the two together${open ? ', or begin another proposal' : ''}.`,
      }
    if (author)
      return {
        ...done,
        problem:
          'Git does not know your name, which a proposal carries. In a terminal: git config --global user.name ' +
          '"Your Name" and git config --global user.email you@example.org. Then propose again, or send the patch file.',
      }
    const known = proposals.find((other) => files.every((file) => other.blobs[file] === blobs[file]))
    if (known && !open)
      return { ...done, problem: `These changes are proposed already, as the branch ${known.branch}.` }
    if (!remote)
      return { ...done, problem: 'This copy has no remote repository. Send the patch file to someone who has.' }
    if (fetched === undefined)
      return { ...done, problem: `${hostOf(remote)} cannot be reached. Try again, or send the patch file to someone.` }
    try {
      await this.#git(['push', '--quiet', '--no-verify', 'origin', `${commit}:refs/heads/${branch}`])
    } catch (error) {
      return { ...done, problem: explainPush(String((error as { stderr?: string }).stderr), remote) }
    }
    const proposal: OpenProposal = { branch, title: open?.title ?? title, commit, blobs: { ...open?.blobs, ...blobs } }
    mkdirSync(join(this.#root, '.staffroom'), { recursive: true })
    writeFileSync(this.#proposalsPath, JSON.stringify([proposal, ...proposals.filter((other) => other !== open)]))
    const address = compareAddress(remote, `${main.replace('origin/', '')}...${branch}`, { title, body: reason })
    return { ...done, address, problem: undefined }
  }

  /** A commit that brings more edits to the branch of a proposal; what was undone since is taken out of it. */
  async #commitAfter({ branch, blobs: proposed }: OpenProposal, main: string, blobs: Blobs, message: string) {
    const changed = (await this.changes()).map(({ file }) => file)
    const undone = Object.keys(proposed).filter((file) => !changed.includes(file))
    const tip = `origin/${branch}`
    const isBehind = (await this.#try(['merge-base', '--is-ancestor', main, tip])) === undefined
    const edits = { ...(await this.blobsOf(undone)), ...blobs }
    return this.#commitOn(isBehind ? [tip, main] : [tip], proposed, edits, message)
  }

  /** A stand-in for the author, if git does not know who that is. */
  async #author(): Promise<NodeJS.ProcessEnv | undefined> {
    if ((await this.#try(['var', 'GIT_AUTHOR_IDENT'])) !== undefined) return undefined
    const [name, email] = ['Somebody', 'somebody@localhost']
    return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email }
  }

  /**
   * The commit of edits on top of one branch, or of two that it merges; if those have changed the same lines, on top
   * of the author's own commit.
   * @param proposed the files that the first branch has from here
   */
  async #commitOn(parents: readonly [string, string?], proposed: Blobs, blobs: Blobs, message: string, author = {}) {
    const commitOf = async (tree: string, ...of: readonly (string | undefined)[]) => {
      const wanted = of.flatMap((parent) => (parent ? ['-p', parent] : []))
      return (await this.#git(['commit-tree', tree, ...wanted, '-m', message], author)).trim()
    }
    const [branch, other] = parents
    const own = (await this.#git(['rev-parse', `${branch}^{tree}`])).trim()
    const onto = other ? await this.#merge(branch, other) : { tree: own, conflict: '' }
    // Both as children of what was proposed, so that only the edits are merged. Git before 2.40 knows no --merge-base.
    const base = await commitOf(await this.#treeWith(proposed), 'HEAD')
    const edited = await commitOf(await this.#treeWith({ ...proposed, ...blobs }), base)
    const merged = await this.#merge(await commitOf(onto.tree, base), edited)
    const conflict = onto.conflict || merged.conflict
    if (conflict) return { commit: edited, conflict }
    if (merged.tree === own) throw new EditError(`These changes are already in ${branch.replace('origin/', '')}.`)
    return { commit: await commitOf(merged.tree, ...parents), conflict }
  }

  /** Merges two commits: the tree, and the first file in which both have changed the same lines. */
  async #merge(one: string, other: string): Promise<{ tree: string; conflict: string }> {
    const merged = await this.#git(['merge-tree', '--write-tree', '--name-only', one, other], {}, [0, 1])
    const [tree = '', conflict = ''] = merged.split('\n')
    return { tree, conflict }
  }

  /** The tree of the author's commit with some files changed. */
  async #treeWith(blobs: Blobs): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'edit-index-'))
    const env = { GIT_INDEX_FILE: join(folder, 'index') }
    try {
      await this.#git(['read-tree', 'HEAD'], env)
      for (const [file, blob] of Object.entries(blobs)) {
        const change = blob ? ['--add', '--cacheinfo', `100644,${blob},${file}`] : ['--force-remove', '--', file]
        await this.#git(['update-index', ...change], env)
      }
      return (await this.#git(['write-tree'], env)).trim()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  async #main(): Promise<string> {
    for (const ref of ['origin/main', 'origin/master', 'main', 'master', 'HEAD'])
      if ((await this.#try(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])) !== undefined) return ref
    throw new EditError('This folder is no git repository with a commit, so there is nothing to propose to.')
  }

  async #freeBranch(title: string): Promise<string> {
    const words = title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? ['change']
    const name = `edit/${words.join('-').slice(0, 50).replace(/-$/, '')}`
    const known = (await this.#git(['for-each-ref', '--format=%(refname)'])).split('\n')
    const isTaken = (each: string) => known.some((ref) => ref.endsWith(`/${each}`))
    let [free, number] = [name, 2]
    while (isTaken(free)) free = `${name}-${number++}`
    return free
  }

  async #try(args: readonly string[]): Promise<string | undefined> {
    try {
      return (await this.#git(args)).trim()
    } catch {
      return undefined
    }
  }

  async #git(args: readonly string[], env: NodeJS.ProcessEnv = {}, allowed = [0]): Promise<string> {
    const options = {
      cwd: this.#root,
      maxBuffer: 1e8,
      timeout: REMOTE_TIMEOUT_MS,
      // Without a terminal, git would wait for a password for ever.
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...env },
    }
    try {
      return (await promisify(execFile)('git', args, options)).stdout
    } catch (error) {
      const { code, stdout } = error as { code: number; stdout: string }
      if (allowed.includes(code)) return stdout
      throw error
    }
  }
}

function hostOf(remote: string): string {
  return /^(?:\w+:\/\/)?(?:[^@/]*@)?([^:/]+)/.exec(remote)?.[1] || 'The remote repository'
}

function explainPush(output: string, remote: string): string {
  const way = 'Send the patch file to someone who can.'
  if (/protected branch|GH006|pre-receive hook declined/i.test(output))
    return `${hostOf(remote)} does not accept this branch: it is protected. ${way}`
  if (/denied|403|authentication|could not read (username|password)|not allowed/i.test(output))
    return `You have no right to push to ${hostOf(remote)}, or your sign-in has expired. Sign in with git, or: ${way}`
  return `${hostOf(remote)} did not take the branch. ${way}`
}

/** The address of the page for a new pull request, as GitHub has it; undefined if the host is another. */
function compareAddress(remote: string, branches: string, form: Record<string, string>): string | undefined {
  const [, host, path] =
    /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/]+@)?([\w.-]+\.[a-z]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? []
  if (!host || !path || /gitlab|bitbucket/.test(host)) return undefined
  return `https://${host}/${path}/compare/${branches}?${new URLSearchParams({ quick_pull: '1', ...form })}`
}
