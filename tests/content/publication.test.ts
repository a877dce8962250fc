import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FrontMatter } from '../../tools/content/front-matter.ts'
import { isFindable, isListed, isPublished, unpublishedLabel, readBuildDate } from '../../tools/content/publication.ts'
import { readToolSettings } from '../../tools/lib/tool-settings.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const page = (change: Partial<FrontMatter>) => ({ draft: false, ...change }) as FrontMatter
const on = (buildDate: string, preview = false) => ({ buildDate, preview })

test.each<[string, Partial<FrontMatter>, string, boolean, boolean]>([
  ['a plain page', {}, '2026-01-31', true, true],
  ['a draft', { draft: true }, '2026-01-31', false, true],
  ['the day before it is published', { publish: '2026-01-31' }, '2026-01-30', false, true],
  ['the day that it is published', { publish: '2026-01-31' }, '2026-01-31', true, true],
  ['its last day', { expires: '2026-01-31' }, '2026-01-31', true, true],
  ['the day after', { expires: '2026-01-31' }, '2026-02-01', false, false],
  ['an expired draft', { draft: true, expires: '2026-01-31' }, '2026-02-01', false, false],
  ['a page of one day', { publish: '2026-01-31', expires: '2026-01-31' }, '2026-01-31', true, true],
])('%s', (_name, change, buildDate, published, previewed) => {
  expect(isPublished(page(change), on(buildDate))).toBe(published)
  expect(isPublished(page(change), on(buildDate, true))).toBe(previewed)
})

test.each<[string, Partial<FrontMatter>, string, boolean, boolean]>([
  ['a plain page', {}, '2026-01-31', true, true],
  ['a page that search engines are asked to leave out', { noindex: true }, '2026-01-31', false, false],
  ['a draft', { draft: true }, '2026-01-31', false, false],
  ['the day before it is published', { publish: '2026-01-31' }, '2026-01-30', false, true],
])('what searches find: %s', (_name, change, buildDate, found, foundInPreview) => {
  const contentPage = { file: 'content/a.mdx', route: '/a', frontMatter: page({ noindex: false, ...change }) }
  expect([isFindable(contentPage, on(buildDate)), isListed(contentPage, on(buildDate))]).toEqual([found, found])
  expect([isFindable(contentPage, on(buildDate, true)), isListed(contentPage, on(buildDate, true))]).toEqual([
    foundInPreview,
    false,
  ])
})

test('BUILD_DATE sets the build date', () => {
  expect(readBuildDate(readToolSettings({ BUILD_DATE: '2026-01-31' }))).toBe('2026-01-31')
})

/** The build date in a repository with a commit on the evening of the last of January in New York, or with none. */
function dayOfCommit(hasCommit: boolean): string {
  const folder = temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@a.example', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-31T22:30:00-05:00' },
    })
  git('init', '-q')
  if (hasCommit) git('commit', '-q', '--allow-empty', '-m', 'One')
  vi.stubEnv('GIT_DIR', join(folder, '.git'))
  vi.stubEnv('TZ', 'America/New_York')
  return readBuildDate(readToolSettings({}))
}

beforeEach(() => () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('without BUILD_DATE it is the day of the last commit in UTC, and without a commit today, which is said', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(dayOfCommit(true)).toBe('2026-02-01')
  expect(warn).not.toHaveBeenCalled()
  const today = dayOfCommit(false)
  expect(Date.now() - Date.parse(today)).toBeLessThan(2 * 86_400_000)
  expect(warn).toHaveBeenCalledExactlyOnceWith(`No commit and no BUILD_DATE: this build takes today, ${today}.`)
})

test.each([
  [{ draft: true }, 'Draft'],
  [{ draft: false, publish: '2026-02-01' }, 'From 2026-02-01'],
  [{ draft: false, publish: '2026-01-31' }, undefined],
  [{ draft: false, expires: '2026-01-30' }, 'Until 2026-01-30'],
  [{ draft: false, expires: '2026-01-31' }, undefined],
])('why visitors do not see %j on the last of January', (frontMatter, mark) => {
  expect(unpublishedLabel(frontMatter, '2026-01-31')).toBe(mark)
})
