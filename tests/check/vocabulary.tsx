import type { ReactNode } from 'react'
import { z } from 'zod'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { vocabulary as ofTheSite, type Vocabulary } from '../../tools/content/vocabulary.ts'
import { widget } from '../content/test-vocabulary.ts'

function shown(
  declaration: WidgetDeclaration,
  component: (props: Record<string, unknown> & { children?: ReactNode }) => ReactNode,
): WidgetDeclaration {
  return { ...declaration, component: component as WidgetDeclaration['component'] }
}

/**
 * Few records, and widgets that bring a name, a heading, a link or a picture, so that the tests do not change with the
 * site's own.
 */
export const vocabulary: Vocabulary = {
  widgets: {
    Box: shown(widget('Box', z.strictObject({ id: z.string() }), true), ({ id, children }) => (
      <div id={String(id)}>{children}</div>
    )),
    Section: ofTheSite.widgets['Section']!,
    // The layout of a page makes these of links and lists.
    Action: ofTheSite.widgets['Action']!,
    CallButton: ofTheSite.widgets['CallButton']!,
    List: ofTheSite.widgets['List']!,
    Stamp: ofTheSite.widgets['Stamp']!,
    Panel: shown(widget('Panel', z.strictObject({})), () => (
      <div id="panel">
        <h4>A panel</h4>
      </div>
    )),
    Shelf: shown(widget('Shelf', z.strictObject({})), () => (
      <div>
        <p>Words.</p>
        <ul>
          {['One', 'Two', 'Three'].map((name) => (
            <li key={name}>
              <b>{name}</b> <b>again</b>
            </li>
          ))}
        </ul>
      </div>
    )),
    Go: shown(widget('Go', z.strictObject({ href: z.string() }), true), ({ href, children }) => (
      <a href={String(href)}>{children}</a>
    )),
    Links: widget('Links', z.strictObject({ of: z.array(z.strictObject({ label: z.string(), href: z.string() })) })),
    Photo: widget('Photo', z.strictObject({ src: z.string(), alt: z.string().optional() })),
  },
  records: {
    agent: { ids: ['sales', 'support'], file: 'data/agents.ts' },
    industry: { ids: ['dental'], file: 'data/industries.ts' },
    department: { ids: ['reception', 'sales'], file: 'data/departments.ts' },
    phrases: {
      phone: '020 7123 4567',
      'agent-price': '£99',
      'setup-time': '10 minutes',
      'money-back': '30-day money-back guarantee',
      'discovery-call-length': '15-minute',
      'kept-requests': '12 months',
      'playbook-reply': '24 hours',
      'agent-count': 'ten',
      'industry-count': 'ten',
      'playbook-count': 'six',
      'office-levels': 'seven',
      'readiness-question-count': '15',
    },
  },
  // The templates alone: the frame leads to pages that the small site does not have.
  pageComponents: {
    Frame: ({ children }) => <main id="main">{children}</main>,
    templates: ofTheSite.pageComponents!.templates,
    prose: ofTheSite.pageComponents!.prose,
  },
}
