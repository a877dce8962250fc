import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const repository = temporaryFolder()
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  })
const write = (file: string, text: string) => writeFileSync(join(repository, file), text)
function commit(message: string) {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

/** Builds one page from one content file. */
const build = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const words = readFileSync('content/index.mdx', 'utf8')
if (words.includes('BROKEN')) {
  console.error('This does not build')
  process.exit(1)
}
const out = process.argv.includes('--out') ? process.argv.at(-1) : 'dist'
mkdirSync(out + '/client', { recursive: true })
writeFileSync(out + '/client/index.html', '<!doctype html><title>Shop</title><h1>Shop</h1><p>' + words + '</p>')`

git('init', '--quiet', '--initial-branch', 'main')
mkdirSync(join(repository, 'content'))
write('package.json', JSON.stringify({ name: 't', type: 'module', scripts: { build: 'node build.mjs' } }))
write('package-lock.json', '{}')
write('.gitignore', '.staffroom\ndist\nnode_modules\n')
write('build.mjs', build)
write('content/index.mdx', 'BROKEN')
commit('Broken')
write('content/index.mdx', 'We open at eight.')
commit('Open at eight')
write('content/index.mdx', 'We open at nine.')
commit('Open at nine')

function review(...args: string[]) {
  const command = ['--import', import.meta.resolve('tsx'), resolve('tools/review/main.ts'), '--no-pictures', ...args]
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: repository,
    encoding: 'utf8',
    // This repository has no settings for JSX.
    env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
  })
  const read = (name: string) => readFileSync(join(repository, '.staffroom/review', name), 'utf8')
  return { status, stderr, report: JSON.parse(read('report.json')), overview: read('index.html'), read }
}

it('builds two commits, shows what was edited and says that a cause is unknown where pages cannot be rendered', () => {
  const { status, report, overview, read } = review('HEAD~1..HEAD')
  expect(status).toBe(0)
  expect(report.head).toMatch(/ Open at nine$/)
  expect(report.pages).toMatchObject([{ path: '/', causes: [], changes: [{ before: 'eight', after: 'nine' }] }])
  expect(overview).toContain('Cause unknown')
  expect(overview).toContain('Some causes are unknown')
  expect(read('sources/content_index_mdx.html')).toMatch(/<del>eight/)
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})

it('builds the working tree, and reuses the build of a commit', () => {
  write('content/index.mdx', 'We open at ten.')
  const { report, stderr } = review('HEAD')
  expect(report).toMatchObject({ head: 'working tree', pages: [{ changes: [{ before: 'nine', after: 'ten' }] }] })
  expect(stderr).not.toMatch(/Building (?!working tree)/)
})

it('shows the head alone where the base does not build', () => {
  git('checkout', '--quiet', '.')
  const { status, report, overview } = review('HEAD~2..HEAD')
  expect(status).toBe(0)
  expect(report.pages).toMatchObject([{ path: '/', status: 'added' }])
  expect(overview).toMatch(/does not build, so only the head is shown.*This does not build/)
})
