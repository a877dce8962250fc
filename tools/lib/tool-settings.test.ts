import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { forwardedHost, readToolSettings } from './tool-settings.ts'

test.each([
  ['BUILD_DATE', '31/01/2026', 'write a day such as 2026-01-31.'],
  ['BUILD_DATE', '2026-02-30', 'write a day such as 2026-01-31.'],
  ['SITE_ORIGIN', 'www.example.co.uk', 'write an address such as https://www.example.co.uk.'],
  ['SITE_ORIGIN', 'http://www.example.co.uk', 'write an address such as https://www.example.co.uk.'],
  ['SITE_ORIGIN', 'https://www.example.co.uk/shop', 'write an address such as https://www.example.co.uk.'],
  ['PORT', '3.5', 'write a whole number from 0 to 65535.'],
  ['PORT', '65536', 'write a whole number from 0 to 65535.'],
  ['VITE_SUPABASE_URL', 'abc', 'write an address such as https://abc.supabase.co.'],
  ['ALLOW_NO_BACKEND', 'yes', 'write 1, or leave it out.'],
  ['CODESPACE_NAME', 'evil.example/', 'write the name of a codespace.'],
  ['GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN', 'dev', 'write a domain such as app.github.dev.'],
])('%s=%s is refused', (name, value, sentence) => {
  expect(() => readToolSettings({ [name]: value })).toThrow(`${name} is '${value}': ${sentence}`)
})

test('right variables are read', () => {
  const env = {
    BUILD_DATE: '2026-01-31',
    SITE_ORIGIN: 'https://www.example.co.uk/',
    PORT: '0',
    VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
    STAFFROOM_PREVIEW: '1',
    CI: 'true',
  }
  expect(readToolSettings(env)).toMatchObject({
    BUILD_DATE: '2026-01-31',
    SITE_ORIGIN: 'https://www.example.co.uk',
    PORT: 0,
    VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
    STAFFROOM_PREVIEW: true,
    STAFFROOM_UNCHECKED: false,
    CI: true,
    NO_COLOR: false,
  })
})

test('a site on this machine needs no https', () => {
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(readToolSettings({ SITE_ORIGIN: origin }).SITE_ORIGIN).toBe(origin)
})

test('a codespace shows a port at a host of its own; elsewhere there is none', () => {
  const env = {
    CODESPACES: 'true',
    CODESPACE_NAME: 'fuzzy-rooster-12',
    GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
  }
  const hostIn = (changed: object) => forwardedHost(3000, readToolSettings({ ...env, ...changed }))
  expect(hostIn({})).toBe('fuzzy-rooster-12-3000.app.github.dev')
  for (const name of Object.keys(env)) expect(hostIn({ [name]: '' }), name).toBeUndefined()
  expect(hostIn({ CODESPACES: 'false' })).toBeUndefined()
})

test('an empty variable counts as not set', () => {
  expect(readToolSettings({ SITE_ORIGIN: '', BUILD_DATE: '', CI: '', PORT: '' })).toEqual(readToolSettings({}))
})

test('a command ends with a sentence for each wrong variable', () => {
  const env = { PATH: process.env['PATH'], BUILD_DATE: 'today', SITE_ORIGIN: 'example' }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/check/main.ts', '--only', 'content'],
    { encoding: 'utf8', env },
  )
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr:
      "BUILD_DATE is 'today': write a day such as 2026-01-31.\n" +
      "SITE_ORIGIN is 'example': write an address such as https://www.example.co.uk.\n",
  })
})
