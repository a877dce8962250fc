import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '../../data/site.ts'
import { pounds, priceFor } from '../../data/pricing.ts'
import { agentsByStorey, headOffices } from '../drawings/axonometric/offices.ts'
import { prose } from './index.tsx'

const Link = prose.a as ComponentType<{ href: string; children: string }>
const linkTo = (href: string) => renderToStaticMarkup(<Link href={href}>words</Link>)

test('a link to another site sends no referrer and no opener', () => {
  expect(linkTo('https://dashboard.example/leads')).toContain('rel="noopener noreferrer"')
})

test.each(['/pricing', '#demo-section', 'mailto:hello@staffroom.example', 'tel:+442079460123'])(
  '%s is left as it is',
  (href) => {
    expect(linkTo(href)).toBe(`<a href="${href}">words</a>`)
  },
)

test('a table scrolls in a box that the keyboard reaches', () => {
  expect(renderToStaticMarkup(<prose.table />)).toBe(
    '<div class="table-box" role="region" aria-label="Table" tabindex="0"><table></table></div>',
  )
})

test.each([
  ['tel:hotline', site.hotline.href],
  ['tel:main', site.phone.href],
])('%s calls %s', (href, number) => {
  expect(linkTo(href)).toBe(`<a href="${number}">words</a>`)
})

test('a picture loads when it is near the screen, in each format with the same sizes', () => {
  const Picture = prose.img
  expect(renderToStaticMarkup(<Picture src="/plan.svg" alt="Plan" />)).toContain('loading="lazy"')
  const src = { sources: { avif: 'a.avif 1x', webp: 'a.webp 1x' }, img: { src: 'a.jpg' } }
  const html = renderToStaticMarkup(<Picture src={src} sizes="50vw" alt="Room" />)
  expect(
    [...html.matchAll(/<source type="([^"]*)" srcSet="([^"]*)" sizes="50vw"/g)].map(([, ...found]) => found),
  ).toEqual([
    ['image/avif', 'a.avif 1x'],
    ['image/webp', 'a.webp 1x'],
  ])
  expect(html).toMatch(/<img loading="lazy"[^>]* alt="Room" src="a.jpg"/)
})

test('the notes of a cut-away office say how many agents there are at each storey, and what each costs', () => {
  const html = renderToStaticMarkup(<prose.Head drawing="office" />)
  const notes = [...html.matchAll(/<text[^>]* class="sub">([^<]*)/g)].map(([, note]) => note)
  const [first, ...others] = agentsByStorey(headOffices.office)
  expect(notes).toEqual([
    `${first} agent, ${pounds(priceFor(first!))}`,
    ...others.map((count) => `${count} in all, ${pounds(priceFor(count))} each`),
  ])
})

test('without a drawing the words of a page’s head take the whole width', () => {
  expect(renderToStaticMarkup(<prose.Head drawing="enterprise">Words</prose.Head>)).toMatch(
    /^<section class="hero"><div class="wrap hero-two"><div class="flow">Words<\/div><figure/,
  )
  expect(renderToStaticMarkup(<prose.Head>Words</prose.Head>)).toBe(
    '<section class="hero hero-words"><div class="wrap"><div class="flow">Words</div></div></section>',
  )
})
