import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { parsePage } from '../../lib/html.ts'
import { BuiltPage, type StepContext } from '../step.ts'
import { contentSecurityPolicy, securePages } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (html: string, name: string, backEnd?: string) =>
  contentSecurityPolicy(parsePage(html), backEnd)
    .split(';')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

test("a page may run its own scripts, and the site's", () => {
  const html =
    '<script>a()</script><script type="module" src="/b.js" async></script><script type="module">e()</script><script ' +
    'type="speculationrules">{"c":1}</script><script type="application/ld+json">{"d":1}</script>'
  expect(directive(html, 'script-src')).toBe(`'self' ${hash('a()')} ${hash('e()')} ${hash('{"c":1}')}`)
})

test('styles are allowed by their hashes, attributes only on pages that have them', () => {
  expect(directive('<style data-sheet="/s.css">a>b{top:0}</style><p>', 'style-src')).toBe(
    `'self' ${hash('a>b{top:0}')}`,
  )
  expect(directive('<p>', 'style-src-attr')).toBeUndefined()
  expect(directive('<p style="--a:&quot;x&quot;"><p style="--a:&quot;x&quot;">', 'style-src-attr')).toBe(
    `'unsafe-hashes' ${hash('--a:"x"')}`,
  )
})

test('forms and calls reach only the site and the back end', () => {
  for (const name of ['connect-src', 'form-action']) {
    expect(directive('', name)).toBe("'self'")
    expect(directive('', name, 'https://abc.supabase.co')).toBe("'self' https://abc.supabase.co")
  }
  expect(contentSecurityPolicy(parsePage(''))).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
  expect(directive('', 'default-src')).toBe("'self'")
  for (const name of ['object-src', 'media-src', 'frame-src', 'base-uri'])
    expect(directive('', name), name).toBe("'none'")
  expect(directive('<iframe src="/kit"></iframe>', 'frame-src')).toBeUndefined()
  expect(directive('', 'trusted-types')).toBe('default')
})

test('the policy comes after the charset and before the elements that it applies to', () => {
  const page = new BuiltPage('/a.html', '<html><head><meta charSet="utf-8"/><script>a()</script></head>')
  securePages().page!(page, { settings: {} } as StepContext)
  expect(page.html).toMatch(
    /^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'self';[^"]+"\/><script>a\(\)<\/script>/,
  )
  const hosted = new BuiltPage('/a.html', page.source)
  securePages().page!(hosted, { settings: { VITE_SUPABASE_URL: 'https://abc.supabase.co/' } } as StepContext)
  expect(hosted.html).toContain("connect-src 'self' https://abc.supabase.co;form-action")
  expect(() => securePages().page!(new BuiltPage('/b.html', '<p>'), { settings: {} } as StepContext)).toThrow(
    '/b.html has no <meta charset> in its head.',
  )
})
