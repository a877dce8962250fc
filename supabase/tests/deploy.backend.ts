import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { denoProgram } from './deno-process.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = readdirSync(join(root, 'supabase/functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)
const packages = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
).dependencies
const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8')
const deno = (...args: string[]) =>
  spawnSync(denoProgram(), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' },
  })
const flags = (name: string) => [
  '--node-modules-dir=manual',
  '--no-lock',
  '--config',
  `supabase/functions/${name}/deno.json`,
]
const entry = (name: string) => `supabase/functions/${name}/index.ts`

describe.each(folders)('%s', (name) => {
  test('is deployed with its own settings, and answers visitors without an account', () => {
    expect(config).toContain(`[functions.${name}]\nverify_jwt = false\n`)
  })

  test("uses the same package versions as the site's tests", () => {
    const { imports } = JSON.parse(readFileSync(join(root, 'supabase/functions', name, 'deno.json'), 'utf8')) as {
      imports: Record<string, string>
    }
    expect(imports).toEqual({
      'ipaddr.js': `npm:ipaddr.js@${packages['ipaddr.js']}`,
      'zod/mini': `npm:zod@${packages.zod}/mini`,
    })
  })

  test('runs under Deno, and imports only its own files, the forms, the company, ipaddr.js and zod', () => {
    const { status, stdout } = deno('info', '--json', ...flags(name), entry(name))
    expect(status).toBe(0)
    const { modules } = JSON.parse(stdout) as { modules: { specifier: string; error?: string }[] }
    const files = modules.map(({ specifier }) =>
      decodeURIComponent(specifier.replace(/^file:\/\//, '')).replace(root, ''),
    )
    expect(modules.filter(({ error }) => error)).toEqual([])
    const own = /^(supabase\/functions\/|node_modules\/(zod|ipaddr\.js)\/|data\/(forms|site)\.ts$)/
    expect(files.filter((file) => !own.test(file))).toEqual([])
  })
})

test("the functions pass Deno's type check", () => {
  const { status, stderr } = deno('check', '--cached-only', ...flags(folders[0]!), ...folders.map(entry))
  expect(status, stderr).toBe(0)
})

// Deno fetches its bundler when it is first used.
test("Deno bundles a form's function with the forms into one file", (context) => {
  const folder = temporaryFolder()
  const file = join(folder, 'bundle.js')
  const { status, stderr } = deno('bundle', ...flags('send-contact-form'), entry('send-contact-form'), '-o', file)
  // oxlint-disable-next-line tests/no-if -- Without a network there is nothing to test.
  if (status !== 0 && /sending request|resolv|connect/i.test(stderr))
    return context.skip('the registry cannot be reached')
  expect(status, stderr).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain('First name')
  expect(statSync(file).size).toBeLessThan(2_000_000)
})

test('shared code uses web standards only, so that it runs on any platform', () => {
  const shared = join(root, 'supabase/functions/_shared')
  const foreign = readdirSync(shared)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const code = readFileSync(join(shared, file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
      return /['"]node:|\bDeno\.|\bprocess\.|\bBuffer\b|\brequire\(/.test(code) ? [file] : []
    })
  expect(foreign).toEqual([])
})
