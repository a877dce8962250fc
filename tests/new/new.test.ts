import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missingPictures } from '../../tools/check/missing-pictures.ts'
import { checkTypes } from '../../tools/check/types.ts'
import type { Answers } from '../../tools/new/new-kind.ts'
import { completeAnswers, createFiles, newKinds } from '../../tools/new/create.ts'
import { newCommand } from '../../tools/new/command.ts'
import { SiteCopy } from '../../tools/test/site-copy.ts'
import { runCommand } from '../support/run-command.ts'

const DESCRIPTION = 'What this page is about, said in one sentence that is long enough for search results.'
const answers: Record<string, Answers> = {
  page: { title: "A guide: the night desk's long hours, <8", description: DESCRIPTION, path: '/guides/night-desk' },
  agent: {
    name: 'Night Porter',
    department: 'reception',
    does: 'Keep the night',
    job: 'Answers what comes in after midnight, and wakes nobody without need.',
    description: `Night: ${DESCRIPTION}`,
  },
  industry: {
    name: 'Vets',
    businesses: 'Veterinary practices',
    about: 'Four agents who know a limp from a lost collar. Your team stays with the animals.',
    price: '329',
    colour: 'support',
    description: `Vets: ${DESCRIPTION}`,
  },
  widget: {
    name: 'LampRow',
    description: "A row of lamps /* lit */, each with the visitor's name.",
    hydrate: 'intent',
    label: 'Say "light"',
  },
}

let copy: SiteCopy
beforeAll(() => {
  copy = new SiteCopy({})
  for (const part of ['content', '.vscode', 'tools', 'tests/widgets/registry.test.tsx'])
    cpSync(part, copy.path(part), { recursive: true })
})
afterAll(() => copy?.remove())

test('values are validated, and missing ones are listed if there is no terminal', async () => {
  await expect(completeAnswers(newKinds['page']!, { title: 'x'.repeat(61) }, undefined)).rejects.toThrow(
    /--title: It has 61 characters; use 8 to 60[\s\S]*--description: Description/,
  )
  await expect(
    completeAnswers(newKinds['page']!, { ...answers['page'], title: 'X' + ' '.repeat(9) }, undefined),
  ).rejects.toThrow('--title: It has 1 character; use')
  await expect(
    completeAnswers(
      newKinds['page']!,
      { ...answers['page'], description: `${DESCRIPTION}\n${DESCRIPTION}` },
      undefined,
    ),
  ).rejects.toThrow('--description: It must be a single line.')
  await expect(
    completeAnswers(newKinds['agent']!, { ...answers['agent'], department: 'kitchen' }, undefined),
  ).rejects.toThrow(/--department: It must be one of: reception/)
  await expect(completeAnswers(newKinds['agent']!, { ...answers['agent'], id: 'sales' }, undefined)).rejects.toThrow(
    /--id: “sales” is taken/,
  )
  await expect(completeAnswers(newKinds['widget']!, { ...answers['widget'], name: 'lamp' }, undefined)).rejects.toThrow(
    /--name: It must begin with a capital letter/,
  )
})

test.each([
  [['desk'], 2, /^Unknown kind 'desk'\.\n\nnpm run new/],
  [['Page'], 1, /^Some values are missing or invalid\.\n {2}--title/],
  [
    ['page', '--title', 'The', 'night', 'desk'],
    2,
    /^Unexpected argument 'night'\. Quote values that contain spaces: --title "…"\.$/,
  ],
  [
    ['page', '--businesses', 'Florists'],
    2,
    /^A new page has no option --businesses\. Use: --title, --description, --path\.$/,
  ],
])('npm run new %j ends with a sentence', async (args, status, sentence) => {
  const result = await runCommand(newCommand, args)
  expect(result.stderr.trim()).toMatch(sentence)
  expect(result).toMatchObject({ status, stdout: '' })
})

test('a prompt is repeated until the answer is valid; Enter takes the default', async () => {
  const said = ['', 'The night desk', 'Too short', DESCRIPTION, '']
  const asked: string[] = []
  const given = await completeAnswers(newKinds['page']!, {}, async (words) => (asked.push(words), said.shift()!))
  expect(given).toEqual({ title: 'The night desk', description: DESCRIPTION, path: '/the-night-desk' })
  expect(asked.at(-1)).toBe('Address [/the-night-desk]: ')
})

test('an id has no accents', async () => {
  expect(
    await completeAnswers(newKinds['agent']!, { ...answers['agent'], name: 'Nïght Désk' }, undefined),
  ).toMatchObject({
    id: 'night-desk',
  })
})

test.each([
  ['page', { path: '/sales' }, 'The address /sales is taken by content/(agents)/sales.mdx. Choose another one.'],
  [
    'page',
    { path: '/office-hq' },
    'The address /office-hq redirects to /office. Choose another one, or remove it from redirectFrom in ' +
      'content/office.mdx.',
  ],
  ['agent', { name: 'About' }, 'The address /about is taken by content/about.mdx. Choose another one.'],
])('a new %s with %j throws: its address is taken, and nothing is written', async (name, given, reason) => {
  const kind = newKinds[name]!
  const whole = await completeAnswers(kind, { ...answers[name], ...given }, undefined)
  const before = readFileSync(copy.path('data/agents.ts'), 'utf8')
  expect(() => createFiles(kind, whole, copy.root)).toThrow(reason)
  expect(readFileSync(copy.path('data/agents.ts'), 'utf8')).toBe(before)
})

test('a widget without script is one file, which the registry names', async () => {
  const widget = newKinds['widget']!
  const given = await completeAnswers(widget, { ...answers['widget'], hydrate: 'never' }, undefined)
  const [file, registry, ...others] = widget.write(given, copy.root)
  expect(file!.file).toBe('components/widgets/LampRow/LampRow.tsx')
  expect(file!.text).toMatch(/export function LampRow\([^]*export default declareWidget\(/)
  expect(registry!.text).toContain("export { default as LampRow } from './LampRow/LampRow.tsx'\n")
  expect(others).toEqual([])
})

test(
  'a page, an agent, an industry and a widget fit the types and pass the checks but for what is still to be ' +
    'written',
  async () => {
    const written: string[] = []
    for (const [name, given] of Object.entries(answers)) {
      const kind = newKinds[name]!
      written.push(...createFiles(kind, await completeAnswers(kind, given, undefined), copy.root))
    }
    expect(written).toEqual([
      'content/guides/night-desk.mdx',
      'data/agents.ts',
      'data/agent-setup.ts',
      'content/(agents)/night-porter.mdx',
      'data/industries.ts',
      'data/forms.ts',
      'content/(industries)/vets.mdx',
      'components/widgets/LampRow/lamp-row-state.ts',
      'components/widgets/LampRow/lamp-row-state.test.ts',
      'components/widgets/LampRow/LampRow.tsx',
      'components/widgets/LampRow/declaration.ts',
      'components/widgets/registry.ts',
    ])
    expect(readFileSync(copy.path('components/widgets/registry.ts'), 'utf8')).toMatch(
      /as JourneyPlan [^\n]*\n[^\n]* as LampRow [^\n]*\n[^\n]* as LastUpdated /,
    )
    expect(() => createFiles(newKinds['page']!, answers['page']!, copy.root)).toThrow('already exists')

    // The forms offer the new industry, in the order of its records.
    expect(readFileSync(copy.path('data/forms.ts'), 'utf8')).toMatch(/["']Vets["'],\s*'Other',?\s*\] as const/)
    run('tools/generate/guide/main.ts')
    // By itself: beside placeholders, type errors in the same lines are not reported.
    const types = [...(await checkTypes(copy.root)), ...missingPictures(copy.root)]
    expect(types.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'components/widgets/LampRow/declaration.ts missing-pictures',
    ])
    const found = check('--only', 'content', '--no-spelling')
    // Warnings about the site's own records are not about these files.
    const others = found.filter(({ rule }) => rule !== 'placeholders')
    expect(others.filter(({ file, severity }) => severity === 'error' || written.includes(file))).toEqual([])
    expect(
      Object.fromEntries(
        written
          .map((file) => [
            file,
            found.filter((each) => each.file === file && each.rule === 'placeholders').map(({ severity }) => severity),
          ])
          .filter(([, severities]) => severities!.length),
      ),
    ).toEqual({
      'content/guides/night-desk.mdx': Array(5).fill('warning'),
      'data/agents.ts': Array(16).fill('error'),
      'data/agent-setup.ts': Array(5).fill('error'),
      'content/(agents)/night-porter.mdx': Array(3).fill('warning'),
      'data/industries.ts': Array(13).fill('error'),
      'content/(industries)/vets.mdx': Array(6).fill('error'),
    })
    expect(run('node_modules/vitest/vitest.mjs', 'run', '--root', copy.root, 'registry', 'lamp-row')).toMatch(
      /Files\s+2 passed/,
    )
  },
  240_000,
)

/** What the check reports in the copy. */
function check(...args: string[]): { file: string; rule: string; severity: string }[] {
  return JSON.parse(run('tools/check/main.ts', '--json', ...args)) as ReturnType<typeof check>
}

/** Runs a program in the copy; gives what it said, whether or not it was content. */
function run(program: string, ...args: string[]): string {
  try {
    return execFileSync(
      process.execPath,
      [
        ...(program.endsWith('.ts') ? ['--import', 'tsx', join(copy.root, program)] : [join(process.cwd(), program)]),
        ...args,
      ],
      { cwd: copy.root, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, NO_COLOR: '1' } },
    )
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return args.includes('--json') ? stdout : stdout + stderr
  }
}
