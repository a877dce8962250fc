import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> }
type Job = {
  if?: string
  uses?: string
  steps?: Step[]
  permissions?: Record<string, string>
  environment?: unknown
  'timeout-minutes'?: number
}
type Workflow = { on: string | Record<string, unknown>; permissions: Record<string, string>; jobs: Record<string, Job> }

const FOLDER = '.github/workflows/'
const files = readdirSync(FOLDER).sort()
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** What jobs with secrets do: they check nothing out, and run programs of a fixed version only. */
const PUBLISH_STEPS = ['actions/download-artifact', 'actions/setup-node', 'npx --yes wrangler@4']
const DEPLOY_STEPS = [
  'actions/download-artifact',
  'actions/download-artifact',
  'actions/setup-node',
  'npx --yes supabase@3',
  'npx --yes wrangler@4',
  'curl --fail-with-bod',
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

  test('runs actions of a full commit hash only, with their version said', () => {
    const used = text
      .split('\n')
      .filter((line) => /^\s*-? ?uses:/.test(line))
      .map((line) => line.replace(/^\s*(- )?uses: /, ''))
    for (const action of used)
      expect(action).toMatch(/^(\.\/\.github\/workflows\/[\w-]+\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/)
    for (const command of text.matchAll(/npx (?:--yes )?([^\s]+)/g)) expect(command[1]).toMatch(/@\d+\.\d+\.\d+$/)
  })

  test('may read at most, and each job that may write says what', () => {
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

  test('leaves no credentials beside the code, and puts no words of a pull request into a script', () => {
    for (const { uses, with: options } of steps)
      if (uses?.startsWith('actions/checkout')) expect(options?.['persist-credentials']).toBe(false)
    for (const { run = '' } of steps) expect(run).not.toContain('${{')
  })

  test('hands no secret to a branch', () => {
    expect(events).not.toContain('pull_request_target')
    for (const [name, job] of Object.entries(jobs)) {
      if (!/\bsecrets\b/.test(JSON.stringify(job))) continue
      // A secret of an environment is given to jobs of that environment only.
      expect(job.environment, name).toBeDefined()
      expect(
        (job.steps ?? []).map(({ uses, run }) => uses?.split('@')[0] ?? run!.split('\n')[0]!.slice(0, 20)),
        name,
      ).toEqual(file === 'deploy.yml' ? DEPLOY_STEPS : PUBLISH_STEPS)
      if (events.includes('pull_request')) expect(job.if, name).toMatch(`${OWN} && `)
    }
  })

  test('has the whole history where the site is built whose sitemap says when pages changed', () => {
    for (const [name, { steps = [] }] of Object.entries(jobs)) {
      const builds = steps.some(({ run = '' }) => /npm (run build(?! -- --preview)|test|start)/.test(run))
      const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout'))
      if (builds) expect(checkout?.with?.['fetch-depth'], name).toBe(0)
    }
  })

  test('runs commands that there are', () => {
    const commands = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm (?:run ([\w:]+)|(test|start))/g)].map((match) => match[1] ?? match[2]!),
    )
    for (const command of commands) expect(scripts, command).toHaveProperty([command])
  })
})

test('main is deployed at each push and each night, with that day as the build date', () => {
  const { on, jobs } = parse(readFileSync(`${FOLDER}deploy.yml`, 'utf8')) as Workflow
  expect(on).toMatchObject({
    push: { branches: ['main'] },
    schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }],
  })
  expect(jobs['build']!.steps!.map(({ run }) => run)).toContainEqual(
    expect.stringMatching(/^BUILD_DATE=\$\(.*\) npm run build$/),
  )
})

test('tables are deployed before functions, functions before pages, and health is polled last', () => {
  const { jobs } = parse(readFileSync(`${FOLDER}deploy.yml`, 'utf8')) as Workflow
  const commands = jobs['deploy']!.steps!.flatMap(({ run }) => run?.trim().split('\n') ?? [])
  const order = ['link ', 'db push', 'functions deploy', 'pages deploy', '$HEALTH']
  expect(commands.map((command) => order.find((part) => command.includes(part)))).toEqual(order)
  // What the functions need beside their own folder.
  const uploads = jobs['build']!.steps!.map((step) => step.with?.['path'])
  expect(uploads).toContain('supabase\ndata/forms.ts\n')
})
