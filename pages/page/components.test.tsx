import { Fragment, useId, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { certifications, type Certification } from '../../data/compliance.ts'
import { RenderedPageContext } from '../islands/Island.tsx'
import { mdxComponents, WithSourcePosition } from './components.tsx'

const Inner = ({ children }: { children?: ReactNode }) => {
  useId()
  return (
    <section>
      <p>{children}</p>
    </section>
  )
}
const One = () => <Inner>words</Inner>
const Several = () => (
  <>
    <h2>a</h2>
    {['b', 'c'].map((text) => (
      <p key={text}>{text}</p>
    ))}
    {null}
  </>
)
const Nothing = () => null

it.each([
  ['its own element, through components', One, '<section data-source="content/a.mdx:3:1"><p>words</p></section>'],
  [
    'each of several elements',
    Several,
    '<h2 data-source="content/a.mdx:3:1">a</h2><p data-source="content/a.mdx:3:1">b</p><p ' +
      'data-source="content/a.mdx:3:1">c</p>',
  ],
  ['nothing', Nothing, ''],
])('sets the source position of a widget on %s', (_, type, html) => {
  expect(renderToStaticMarkup(<WithSourcePosition type={type as never} props={{}} source="content/a.mdx:3:1" />)).toBe(
    html,
  )
})

it('gives the day of the build to the islands that need it, and to no other', () => {
  const { CertificationList, TeamDirectory } = mdxComponents as Record<string, ComponentType>
  const propsOf = (Widget: ComponentType = Fragment) =>
    /data-props="([^"]*)"/.exec(
      renderToStaticMarkup(
        <RenderedPageContext value={{ route: '/', buildDate: '2026-01-31', islandIds: new Map() }}>
          <Widget />
        </RenderedPageContext>,
      ),
    )![1]
  expect(propsOf(CertificationList)).toContain('2026-01-31')
  expect(propsOf(TeamDirectory)).not.toContain('2026-01-31')
})

const hasDates = Object.values(certifications).some(
  ({ status, validUntil }: Certification) => status === 'active' && validUntil,
)

it.runIf(hasDates)('gives the day of the build to a widget that does not hydrate', () => {
  const htmlOn = (buildDate: string) => {
    const { SecurityCards: Widget = Fragment } = mdxComponents as Record<string, ComponentType>
    return renderToStaticMarkup(
      <RenderedPageContext value={{ route: '/', buildDate, islandIds: new Map() }}>
        <Widget />
      </RenderedPageContext>,
    )
  }
  expect(htmlOn('9999-01-01')).not.toBe(htmlOn('0001-01-01'))
})
