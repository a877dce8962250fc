import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { Repository } from '../../tools/edit/proposal.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { git as runGit, startRepository } from './repository.ts'

const PAGE = 'content/index.mdx'

let root: string

const git = (...args: string[]) => runGit(root, ...args)
const write = (text: string) => writeFileSync(join(root, PAGE), text)

/** A repository with a page and a remote. */
beforeEach(() => {
  root = temporaryFolder()
  mkdirSync(join(root, 'content'))
  write('One.\n')
  writeFileSync(join(root, '.gitignore'), '.staffroom/\n')
  startRepository(root)
  return () => vi.unstubAllEnvs()
})

const propose = () => new Repository(root).propose([PAGE], 'Begin again', '')

test('a proposal is pushed once; the working tree stays', async () => {
  write('Two.\n')
  expect(await propose()).toMatchObject({ branch: 'edit/begin-again', problem: undefined })
  expect(git('-C', '.git/remote.git', 'show', `edit/begin-again:${PAGE}`)).toBe('Two.\n')
  expect(git('status', '--short')).toBe(` M ${PAGE}\n`)
  expect((await propose()).problem).toContain('proposed already, as the branch edit/begin-again')
})

test('where the main branch has changed the same lines, the patch is the way on', async () => {
  write('Theirs.\n')
  git('commit', '-q', '-a', '-m', 'Theirs')
  git('push', '-q', 'origin', 'main')
  git('reset', '-q', '--hard', 'HEAD^')
  write('Mine.\n')
  const { problem, patch } = await propose()
  expect(problem).toMatch(
    /^Someone else has changed the same lines of content\/index\.mdx on the site .*send it to a developer/,
  )
  expect(patch).toContain('-One.\n+Mine.\n')
  expect(readFileSync(join(root, PAGE), 'utf8')).toBe('Mine.\n')
  expect(git('-C', '.git/remote.git', 'branch', '--list', 'edit/*')).toBe('')
})

test('without a name nothing is pushed, and the patch can be sent', async () => {
  git('config', '--unset', 'user.name')
  git('config', '--unset', 'user.email')
  git('config', 'user.useConfigOnly', 'true')
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null')
  write('Two.\n')
  const { problem, patch } = await propose()
  expect(problem).toMatch(/^Git does not know your name/)
  expect(patch).toContain('+Two.')
  expect(git('-C', '.git/remote.git', 'branch', '--list', 'edit/*')).toBe('')
})

const tip = (branch: string) => git('-C', '.git/remote.git', 'log', '--format=%s', '-2', branch).trim().split('\n')

test('a second proposal is a commit on the branch of the first, also after others have added to it', async () => {
  write('Two.\n')
  await propose()
  const other = temporaryFolder()
  execFileSync('git', ['clone', '-q', '-b', 'edit/begin-again', join(root, '.git/remote.git'), other])
  writeFileSync(join(other, 'content/other.mdx'), 'Other.\n')
  const theirs = ['-C', other, '-c', 'user.name=Bo', '-c', 'user.email=bo@example.org']
  git('-C', other, 'add', '.')
  git(...theirs, 'commit', '-q', '-m', 'Theirs')
  git('-C', other, 'push', '-q')
  write('Three.\n')
  const more = await new Repository(root).propose([PAGE], 'And once more', '', 'edit/begin-again')
  expect(more).toMatchObject({ branch: 'edit/begin-again', isUpdate: true, problem: undefined })
  expect(tip('edit/begin-again')).toEqual(['And once more', 'Theirs'])
  expect(git('-C', '.git/remote.git', 'show', `edit/begin-again:${PAGE}`)).toBe('Three.\n')
  expect(git('-C', '.git/remote.git', 'show', 'edit/begin-again:content/other.mdx')).toBe('Other.\n')
})

const branchHas = (branch: string, file: string) => git('-C', '.git/remote.git', 'show', `${branch}:${file}`)

test('other files are added to an open proposal, and what was undone since is taken out of it', async () => {
  const repository = new Repository(root)
  const add = (file: string) => repository.propose([file], 'More', '', 'edit/begin-again')
  write('Two.\n')
  await propose()
  writeFileSync(join(root, 'content/second.mdx'), 'Second.\n')
  expect(await add('content/second.mdx')).toMatchObject({ branch: 'edit/begin-again', isUpdate: true })
  expect(branchHas('edit/begin-again', PAGE)).toBe('Two.\n')
  expect(branchHas('edit/begin-again', 'content/second.mdx')).toBe('Second.\n')
  const [open] = await repository.openProposals()
  expect(open).toMatchObject({ title: 'Begin again', blobs: await repository.blobsOf([PAGE, 'content/second.mdx']) })

  write('One.\n')
  writeFileSync(join(root, 'content/second.mdx'), 'Third.\n')
  await add('content/second.mdx')
  expect(branchHas('edit/begin-again', PAGE)).toBe('One.\n')
  expect(branchHas('edit/begin-again', 'content/second.mdx')).toBe('Third.\n')
})

test('a proposal is added to after the main branch has moved on', async () => {
  write('Two.\n')
  await propose()
  git('stash', '-q')
  writeFileSync(join(root, 'content/main.mdx'), 'Main.\n')
  git('add', '.')
  git('commit', '-q', '-m', 'Main')
  git('push', '-q', 'origin', 'main')
  git('stash', 'pop', '-q')
  writeFileSync(join(root, 'content/main.mdx'), 'Main, edited.\n')
  await new Repository(root).propose(['content/main.mdx'], 'More', '', 'edit/begin-again')
  expect(branchHas('edit/begin-again', PAGE)).toBe('Two.\n')
  expect(branchHas('edit/begin-again', 'content/main.mdx')).toBe('Main, edited.\n')
})

test('a proposal gets a new branch if the author asks for one, or if the open one is merged', async () => {
  const another = async (file: string, branch?: string) =>
    (await new Repository(root).propose([file], 'Another', '', branch)).branch
  write('Two.\n')
  await propose()
  writeFileSync(join(root, 'content/second.mdx'), 'Second.\n')
  expect(await another('content/second.mdx')).toBe('edit/another')
  git('push', '-q', 'origin', 'refs/remotes/origin/edit/another:refs/heads/main')
  writeFileSync(join(root, 'content/third.mdx'), 'Third.\n')
  expect(await another('content/third.mdx', 'edit/another')).toBe('edit/another-2')
})

test('a file that was undone is taken out of an open proposal that has all else', async () => {
  const repository = new Repository(root)
  write('Two.\n')
  writeFileSync(join(root, 'content/second.mdx'), 'Second.\n')
  await repository.propose([PAGE, 'content/second.mdx'], 'Begin again', '')
  write('One.\n')
  expect(await repository.propose(['content/second.mdx'], 'Less', '', 'edit/begin-again')).toMatchObject({
    isUpdate: true,
    problem: undefined,
  })
  expect(branchHas('edit/begin-again', PAGE)).toBe('One.\n')
})

test.each([
  ['GH006: Protected branch update failed', 'it is protected'],
  ['Permission denied (publickey).', 'You have no right to push'],
  ['No space left on device', 'did not take the branch'],
])('where the remote answers "%s", it says so, and nothing counts as proposed', async (answer, problem) => {
  writeFileSync(join(root, 'refuse.sh'), `#!/bin/sh\necho "${answer}" >&2\nexit 1\n`, { mode: 0o755 })
  git('config', 'protocol.ext.allow', 'always')
  git('config', 'remote.origin.pushurl', `ext::${join(root, 'refuse.sh')}`)
  write('Two.\n')
  const refused = await propose()
  expect(refused.problem).toContain(problem)
  expect(refused.patch).toContain('+Two.')
  expect(await new Repository(root).openProposals()).toEqual([])
  git('config', '--unset', 'remote.origin.pushurl')
  expect((await propose()).problem).toBeUndefined()
})

test.each([
  ['git@github.com:ada/site.git', 'https://github.com/ada/site'],
  ['ssh://git@git.example.org:2222/ada/site', 'https://git.example.org/ada/site'],
  ['git@gitlab.com:ada/site.git', undefined],
])('a branch that was pushed to %s leads to the page for its pull request', async (remote, repository) => {
  const bare = join(root, '.git/remote.git')
  const ssh = `#!/bin/sh\nexec $(echo "$*" | grep -o 'git-[a-z]*-pack') ${bare}\n`
  writeFileSync(join(root, 'ssh.sh'), ssh, { mode: 0o755 })
  vi.stubEnv('GIT_SSH_COMMAND', join(root, 'ssh.sh'))
  vi.stubEnv('GIT_SSH_VARIANT', 'ssh')
  git('remote', 'set-url', 'origin', remote)
  write('Two.\n')
  const { address, problem } = await new Repository(root).propose([PAGE], 'Begin again', 'It reads better.')
  expect(problem).toBeUndefined()
  const form = 'quick_pull=1&title=Begin+again&body=It+reads+better.'
  expect(address).toBe(repository && `${repository}/compare/main...edit/begin-again?${form}`)
})
