import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { changedFiles, findRefs, readSources } from '../../tools/review/repository/git.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const repository = temporaryFolder()
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim()
function commit(files: Record<string, string | Buffer>, message: string): string {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(repository, file), text)
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
  return git('rev-parse', 'HEAD')
}
const inRepository = <Result>(work: () => Result): Result => {
  const before = process.cwd()
  process.chdir(repository)
  try {
    return work()
  } finally {
    process.chdir(before)
  }
}

git('init', '--quiet', '--initial-branch', 'main')
const scripts = JSON.stringify({ name: 't', scripts: { build: 'sleep 60' } })
const first = commit({ 'a.txt': 'a\n', 'package.json': scripts, '.gitignore': '.staffroom\nnode_modules\n' }, 'First')
git('switch', '--quiet', '--create', 'branch')
git('mv', 'a.txt', 'b.txt')
const branch = commit({ 'c.png': Buffer.from([0, 1, 2, 255]) }, 'Rename, and add a picture')
git('switch', '--quiet', 'main')
const main = commit({ 'd.txt': 'others’ work\n' }, 'Second')

it('compares two commits, or one with where it left the other', () => {
  inRepository(() => {
    expect(findRefs('main..branch')).toMatchObject({ base: main, head: branch })
    const refs = findRefs('main...branch')
    expect(refs).toMatchObject({ base: first, head: branch })
    expect(changedFiles(refs)).toEqual([{ file: 'b.txt', from: 'a.txt' }, { file: 'c.png' }])
    // A renamed file is one file; a picture has no lines to show.
    expect(readSources(refs, changedFiles(refs))).toEqual([
      { file: 'b.txt', from: 'a.txt', before: 'a\n', after: 'a\n' },
    ])
  })
})

it('compares a commit with the working tree, new files included', () => {
  inRepository(() => {
    // What is committed has the name of its branch.
    expect(findRefs('branch')).toMatchObject({ base: branch, head: main, names: { head: `${main.slice(0, 8)} main` } })
    git('switch', '--quiet', 'branch')
    writeFileSync('new.txt', 'new\n')
    symlinkSync(repository, 'node_modules')
    const refs = findRefs()
    expect(refs).toMatchObject({ base: first, names: { head: 'working tree' } })
    expect(refs.notes).toEqual([expect.stringMatching(/one commit behind main/)])
    expect(changedFiles(refs).map(({ file }) => file)).toEqual(['b.txt', 'c.png', 'new.txt'])
    // The same files are the same commit, so that their build is reused. Nothing of it shows in the repository.
    expect(findRefs().head).toBe(refs.head)
    expect(git('status', '--short').split('\n')).toEqual(['?? new.txt'])
    rmSync('new.txt')
    rmSync('node_modules')
    git('switch', '--quiet', 'main')
  })
})

it('explains how to write a range that names no commits', () => {
  for (const range of ['nothing', 'a.txt', 'main..branch..main', 'nothing..', '..nothing', 'main....branch'])
    inRepository(() => expect(() => findRefs(range)).toThrow(/Write <ref>, <ref>\.\.<ref> or <ref>\.\.\.<ref>/))
})

it('removes its worktrees when it is cancelled', async () => {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), resolve('tools/review/main.ts'), 'HEAD~1..HEAD', '--no-pictures'],
    { cwd: repository, stdio: 'ignore' },
  )
  const builds = join(repository, '.staffroom/review-builds')
  const trees = () => (existsSync(builds) ? readdirSync(builds).filter((name) => name.startsWith('tree-')) : [])
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  await expect.poll(() => trees().length).toBeGreaterThan(0)
  await new Promise((done) => setTimeout(done, 500))
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(trees()).toEqual([])
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
})
