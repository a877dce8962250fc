import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../support/temporary-folder.ts'

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> }
type Job = {
  if?: string
  uses?: string
  steps?: Step[]
  permissions?: Record<string, string>
  environment?: unknown
  'timeout-minutes'?: number
}
type Workflow = {
  on: string | Record<string, unknown>
  concurrency?: { group: string }
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

const FOLDER = '.github/workflows/'
const files = readdirSync(FOLDER).sort()
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** What jobs with secrets do, in their order: they run no code of this repository, only programs of a pinned version. */
const INSTALL = [
  'actions/setup-node',
  'npm ci --prefix repository/.github/deploy',
  'echo "$PWD/repository/.github/deploy',
]
const PUBLISH = ['actions/checkout', 'actions/download-artifact', ...INSTALL, 'wrangler pages deploy']
const DEPLOY = [
  'actions/checkout',
  'actions/download-artifact',
  'actions/download-artifact',
  ...INSTALL,
  'supabase link',
  'wrangler pages deploy',
]
const OWN = 'github.event.pull_request.head.repo.full_name == github.repository'

test('the site is checked, reviewed, previewed and deployed', () => {
  expect(files).toEqual(
    expect.arrayContaining(['check.yml', 'deploy.yml', 'preview.yml', 'review.yml', 'review-publish.yml']),
  )
})

describe.each(files)('%s', (file) => {
  const text = readFileSync(FOLDER + file, 'utf8')
  const { on, permissions, jobs } = parse(text) as Workflow
  const events = typeof on === 'string' ? [on] : Object.keys(on)
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? [])

  test('pins actions to full commit hashes, with the version in a comment', () => {
    const used = text
      .split('\n')
      .filter((line) => /^\s*-? ?uses:/.test(line))
      .map((line) => line.replace(/^\s*(- )?uses: /, ''))
    for (const action of used)
      expect(action).toMatch(/^(\.\/\.github\/workflows\/[\w-]+\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/)
  })

  test('may only read, and each job that writes declares its permissions', () => {
    expect(permissions).toBeTypeOf('object')
    for (const right of Object.values(permissions)) expect(right).toBe('read')
    for (const [name, job] of Object.entries(jobs)) {
      const writes = Object.entries(job.permissions ?? {}).filter(([, right]) => right === 'write')
      // Whoever writes runs nothing that a branch brought.
      if (writes.length)
        expect(
          (job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/checkout')),
          name,
        ).toEqual([])
      if (!job.uses) expect(job['timeout-minutes'], name).toBeGreaterThan(0)
    }
  })

  test('persists no credentials, and puts no text of a pull request into a script', () => {
    for (const { uses, with: options } of steps)
      if (uses?.startsWith('actions/checkout')) expect(options?.['persist-credentials']).toBe(false)
    for (const { run = '' } of steps) expect(run).not.toContain('${{')
  })

  test('gives no secret to a branch', () => {
    expect(events).not.toContain('pull_request_target')
    for (const [name, job] of Object.entries(jobs)) {
      if (!/\bsecrets\b/.test(JSON.stringify(job))) continue
      // A secret of an environment is given to jobs of that environment only.
      expect(job.environment, name).toBeDefined()
      const allowed = file === 'deploy.yml' ? DEPLOY : PUBLISH
      const done = (job.steps ?? []).map(({ uses, run }) => uses ?? run!)
      expect(
        done.map((step, index) => step.slice(0, allowed[index]?.length)),
        name,
      ).toEqual(allowed)
      expect(job.steps![0]!.with, name).toMatchObject({ 'sparse-checkout': '.github/deploy' })
      // The default branch's own workflow publishes what it was started for; a pull request must not bring its programs.
      expect(job.steps![0]!.with!['ref'], name).toBe(
        events.includes('pull_request')
          ? '${{ github.event.repository.default_branch }}'
          : '${{ needs.commit.outputs.sha }}',
      )
      if (events.includes('pull_request')) expect(job.if, name).toMatch(`${OWN} && `)
    }
  })

  test('fetches the whole history for builds whose sitemap has dates', () => {
    const building = Object.entries(jobs).filter(([, { steps = [] }]) =>
      steps.some(({ run = '' }) => /npm (run build(?! -- --preview)|test|start)/.test(run)),
    )
    for (const [name, { steps = [] }] of building) {
      const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout'))
      expect(checkout?.with?.['fetch-depth'], name).toBe(0)
    }
  })

  test('runs existing commands', () => {
    const commands = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm (?:run ([\w:]+)|(test|start))/g)].map((match) => match[1] ?? match[2]!),
    )
    for (const command of commands) expect(scripts, command).toHaveProperty([command])
  })
})

test('a push is deployed once it is checked, and each night the last such commit with that day as the build date', () => {
  const { on, jobs } = parse(readFileSync(`${FOLDER}deploy.yml`, 'utf8')) as Workflow
  expect(on).toMatchObject({
    push: { branches: ['main'] },
    schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }],
  })
  const [checkout] = jobs['build']!.steps!
  expect(checkout!.with!['ref']).toBe('${{ needs.commit.outputs.sha }}')
  expect(jobs['check']!.if).toBe("github.event_name != 'schedule'")
  expect(jobs['build']!.steps!.map(({ run }) => run)).toContainEqual(
    expect.stringMatching(/^BUILD_DATE=\$\(.*\) npm run build$/),
  )
})

const pushed = 'a'.repeat(40)
const [failed, deployed] = ['b'.repeat(40), 'c'.repeat(40)]

test.each([
  ['a push', { EVENT: 'push' }, pushed],
  [
    'a night after a failed and a deployed push',
    { EVENT: 'schedule', RUNS: `7 ${failed} completed\n6 ${deployed} completed` },
    deployed,
  ],
  [
    'a night after a commit deployed by hand',
    { EVENT: 'schedule', RUNS: `7 ${failed} completed`, STARTED: `6 ${deployed} completed` },
    deployed,
  ],
  [
    'a night after a commit deployed by hand, newer than a deployed push',
    { EVENT: 'schedule', RUNS: `6 ${pushed} completed`, STARTED: `16 ${deployed} completed` },
    deployed,
  ],
  ['a night before the first deploy', { EVENT: 'schedule', RUNS: `7 ${failed} completed` }, undefined],
])('the commit of %s is published', (_name, env, commit) => {
  const { status, output } = findCommit(env)
  expect(commit ? output : status).toBe(commit ? `sha=${commit}\n` : 1)
})

test('a night run leaves the pages to a push that is not over, and does not cancel it', () => {
  const runs = `8 ${pushed} in_progress\n6 ${deployed} completed`
  expect(findCommit({ EVENT: 'schedule', RUNS: runs })).toEqual({ status: 0, output: '' })
  const { concurrency, jobs } = parse(readFileSync(`${FOLDER}deploy.yml`, 'utf8')) as Workflow
  expect(concurrency!.group).toBe("${{ github.event_name == 'schedule' && 'deploy at night' || 'deploy' }}")
  expect(jobs['build']!.if).toBe('needs.commit.outputs.sha')
})

/** Runs the step that finds the commit, with the answers of GitHub in RUNS and, for runs by hand, in STARTED. */
function findCommit(env: Record<string, string>): { status: number | null; output: string } {
  const { jobs } = parse(readFileSync(`${FOLDER}deploy.yml`, 'utf8')) as Workflow
  const folder = temporaryFolder()
  const file = join(folder, 'output')
  writeFileSync(file, '')
  // Runs 6 and 16 were deployed.
  const gh = [
    'case "$*" in',
    '*/runs/6/jobs*|*/runs/16/jobs*) echo true;; */jobs*) echo false;;',
    '*event=workflow_dispatch*) echo "$STARTED";; *) echo "$RUNS";; esac',
  ].join(' ')
  writeFileSync(join(folder, 'gh'), `#!/bin/sh\n${gh}\n`, { mode: 0o755 })
  const { status } = spawnSync('bash', ['-e', '-c', jobs['commit']!.steps![0]!.run!], {
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      REPO: 'owner/site',
      PUSHED: pushed,
      GITHUB_OUTPUT: file,
      ...env,
    },
  })
  return { status, output: readFileSync(file, 'utf8') }
}

test('tables are deployed before functions, functions before pages, and health is polled last', () => {
  const { jobs } = parse(readFileSync(`${FOLDER}deploy.yml`, 'utf8')) as Workflow
  const commands = [...jobs['deploy']!.steps!, ...jobs['health']!.steps!].flatMap(
    ({ run }) => run?.trim().split('\n') ?? [],
  )
  const order = ['link ', 'db push', 'secrets set', 'functions deploy', 'pages deploy', '$HEALTH']
  expect(commands.flatMap((command) => order.find((part) => command.includes(part)) ?? [])).toEqual(order)
  expect(commands.at(-1)).toContain('--header "Origin: ${SITE_ORIGIN%/}"')
  // What the functions need beside their own folder.
  const uploads = jobs['build']!.steps!.map((step) => step.with?.['path'])
  expect(uploads).toContain('supabase\ndata/forms.ts\ndata/site.ts\n')
})

test('each night the reports of closed pull requests are deleted, and those of open ones stay', () => {
  const folder = temporaryFolder()
  const run = (command: string): string => {
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${folder}:${process.env['PATH']}`,
        HOME: folder,
        REPO: 'owner/site',
        REMOTE: join(folder, 'remote.git'),
        GIT_AUTHOR_NAME: 'Test',
        GIT_AUTHOR_EMAIL: 'test@example.org',
        GIT_COMMITTER_NAME: 'Test',
        GIT_COMMITTER_EMAIL: 'test@example.org',
      },
    })
    expect(status, stderr).toBe(0)
    return stdout
  }
  const { jobs } = parse(readFileSync(`${FOLDER}review-prune.yml`, 'utf8')) as Workflow
  const prune = jobs['prune']!.steps![0]!.run!
  const gh = 'case "$*" in */pulls/4\\ *) echo closed;; */pulls/*) echo open;; esac'
  writeFileSync(join(folder, 'gh'), `#!/bin/sh\n${gh}\n`, { mode: 0o755 })
  run('git init -q --bare remote.git')
  expect(run(prune)).toContain('No report has been published yet.')
  for (const number of ['4', '41']) {
    mkdirSync(join(folder, 'made/review', number), { recursive: true })
    writeFileSync(join(folder, 'made/review', number, 'index.html'), number)
  }
  run('cd made && git init -q -b gh-pages && git add -A && git commit -qm Reports && git push -q "$REMOTE" gh-pages')
  run(prune)
  expect(run('git --git-dir remote.git ls-tree -r --name-only gh-pages').trim()).toBe('review/41/index.html')
})
