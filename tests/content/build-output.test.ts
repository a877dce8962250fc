import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tsxCommand } from '../../tools/lib/run.ts'
import { testPage, SiteCopy } from '../../tools/test/site-copy.ts'

const site = new SiteCopy({
  'content/index.mdx': testPage('Home', 'Words.'),
  // In the place of Vike, whose build takes ten seconds: pages without their steps. If asked to, it waits to be
  // stopped, or prints for a while.
  'tools/build/vike-build.ts': `
    import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
    import { setTimeout } from 'node:timers/promises'
    export async function vikeBuild(root: string, out: string) {
      mkdirSync(out + '/client')
      mkdirSync(out + '/hosting')
      if (process.env.VIKE === 'waits') await setTimeout(60_000)
      if (process.env.VIKE === 'prints')
        for (const page of Array(99).keys()) await setTimeout(20, console.log(page))
      cpSync(root + '/content/index.mdx', out + '/client/index.html')
      writeFileSync(out + '/client/404.html', 'Page not found')
    }`,
  'tools/build/steps.ts': 'export const buildSteps = () => []',
  // In the place of the check: it ends as the variable says, or waits.
  'tools/check/main.ts': `
    const isBuilt = process.argv.includes('built')
    if (isBuilt) console.log('built check', process.argv.at(-1))
    if (isBuilt && process.env.BUILT_CHECK === 'waits') setInterval(() => {}, 1000)
    else process.exit(isBuilt ? Number(process.env.BUILT_CHECK) : 0)`,
})

type Ending = { code: number | null; signal: string | null; output: string }

/** Builds the site; sends a signal once the output has a text. */
function build(args: string[] = [], env: Record<string, string> = {}, stop?: { at: string; by: NodeJS.Signals }) {
  const [node, ...flags] = tsxCommand
  const child = spawn(node, [...flags, 'tools/build/main.ts', ...args], {
    cwd: site.root,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      BUILD_DATE: '2026-01-31',
      ALLOW_NO_BACKEND: '1',
      BUILT_CHECK: '0',
      ...env,
    },
  })
  let output = ''
  const read = (chunk: Buffer) => {
    if (stop && !output.includes(stop.at) && (output + String(chunk)).includes(stop.at))
      void whenBuilding(child).then(() => child.kill(stop.by))
    output += String(chunk)
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return new Promise<Ending>((done) => child.on('close', (code, signal) => done({ code, signal, output })))
}

/** Resolves once the process has its folder, and the build has begun. */
async function whenBuilding(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && !existsSync(site.path(`dist/.build-${child.pid}`))) await setTimeout(50)
  await setTimeout(200)
}

const inOutput = (folder = 'dist') => readdirSync(site.path(folder)).sort()
const home = () => readFileSync(site.path('dist/client/index.html'), 'utf8')

beforeAll(async () => {
  expect(await build()).toMatchObject({ code: 0 })
  expect(inOutput()).toEqual(['client', 'hosting'])
})
afterAll(() => site.remove())

test('pages that do not pass the check of the built pages do not replace the last site', async () => {
  site.write('content/index.mdx', testPage('Home', 'Other words.'))
  const { code, output } = await build([], { BUILT_CHECK: '1' })
  site.write('content/index.mdx', testPage('Home', 'Words.'))
  expect(code).toBe(1)
  expect(home()).not.toContain('Other words.')
  // They can be looked at until the next build.
  const [, folder] = /built check (dist\/\.build-\d+\/client)\n/.exec(output) ?? []
  expect(readFileSync(site.path(`${folder}/index.html`), 'utf8')).toContain('Other words.')
  expect(output).toContain(`The last site stays in dist/client. These pages are in ${folder} until the next build.`)
})

test.each<[string, NodeJS.Signals, number]>([
  ['Building the site', 'SIGINT', 130],
  ['Building the site', 'SIGTERM', 143],
  ['built check', 'SIGINT', 130],
])('a build that is stopped at "%s" by %s leaves nothing', async (at, by, code) => {
  const waiting = at === 'built check' ? 'BUILT_CHECK' : 'VIKE'
  expect(await build([], { [waiting]: 'waits' }, { at, by })).toMatchObject({ code })
  expect(inOutput()).toEqual(['client', 'hosting'])
})

test('--out with a folder that holds other files is refused, and they stay', async () => {
  const before = inOutput('pages')
  const { code, output } = await build(['--out', 'pages'])
  expect(code).toBe(2)
  expect(output).toMatch(
    /^The folder pages holds other files, such as .+\. Choose a new or an empty folder with --out\.\n$/,
  )
  expect(inOutput('pages')).toEqual(before)
})

test('--out outside the repository is refused', async () => {
  expect(await build(['--out', '../elsewhere'])).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^The folder \.\.\/elsewhere is outside this repository/),
  })
})

test('a build whose output nobody reads any more ends', () => {
  const command = `"${process.execPath}" --import tsx tools/build/main.ts --verbose 2>&1 | head -c 1; echo "\${PIPESTATUS[0]}"`
  const env = { ...process.env, ALLOW_NO_BACKEND: '1', STAFFROOM_UNCHECKED: '1', VIKE: 'prints' }
  const { stdout } = spawnSync('bash', ['-c', command], { cwd: site.root, env, encoding: 'utf8', timeout: 300_000 })
  expect(stdout.slice(1)).toBe('141\n')
})
