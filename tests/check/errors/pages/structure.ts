import type { WrongPage } from '../../cases.ts'

/** Pages without a heading of the first level, or at the address of another record. */
export const structure: Record<string, WrongPage> = {
  'h1-beside-template': {
    at: 'support',
    source: `---
title: A second sales agent
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
template: agent
agent: support
---

# Another name for the agent
`,
    errors: [
      [
        'one-h1',
        "8:1  A second heading of the first level: the page's template has one. Write ## for a heading of the " +
          'second level.',
      ],
    ],
  },
  'no-h1': {
    source: `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

Text without a heading.

## A second level
`,
    errors: [
      ['one-h1', '6:1  The page has no heading of the first level. Write one at the top: # What the page is about'],
    ],
  },
  'page-of-record-elsewhere': {
    source: `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
template: industry
industry: dental
---

## A day
`,
    errors: [
      [
        'record-pages',
        '5:11  The page of the industry "dental" must be at /dental, where links to it lead, not at ' +
          '/page-of-record-elsewhere. Rename the file to dental.mdx.',
      ],
    ],
  },
  'page-at-the-address-of-a-record': {
    at: 'support',
    source: `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One
`,
    errors: [
      [
        'record-pages',
        '2:8  This is the address of the agent "support", but the page is not about that record. Add ' +
          '"template: agent" and "agent: support".',
      ],
    ],
  },
  'second-page-of-record': {
    source: `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
template: agent
agent: sales
---

## A day
`,
    errors: [
      [
        'record-pages',
        '5:8  The agent "sales" already has a page: content/sales.mdx. Write "agent: support", which has no page.',
      ],
    ],
  },
}
