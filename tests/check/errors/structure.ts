import { HEAD, type WrongPage } from '../cases.ts'

/** Pages with a wrong outline, an id twice, or at a wrong address. */
export const structure: Record<string, WrongPage> = {
  'duplicate-id': {
    source: `${HEAD}<Box id="here">

Text.

</Box>

## Here
`,
    errors: [
      [
        'duplicate-ids',
        '14:1  The id "here" is already used by line 8: links to #here reach only the first. Change the heading.',
      ],
    ],
  },
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
        "8:1  A second heading of the first level: the page's template has one. Write ## for a heading of " +
          'the second level.',
      ],
    ],
  },
  'line-under-text': {
    source: `---
title: A line under text
description: A page with one error in its layout, for the tests of the rules that read how pages are laid out.
---

# A line under text

The first column ends here.
---

The second one.
`,
    errors: [['column-break', '9:1  The --- makes the line above it a heading. Leave an empty line above it.']],
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
  'same-heading-twice': {
    source: `${HEAD}## Two

Text.

## Two
`,
    errors: [
      [
        'duplicate-ids',
        '12:1  The page has this heading twice (see line 8): links to #two reach only the first. Change ' +
          'one of them.',
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
  'skipped-level-in-widget': {
    source: `${HEAD}<Panel />
`,
    errors: [
      [
        'heading-levels',
        '8:2  <Panel> contains a heading of level 4, but the heading above it is of level 1. Write a ' +
          'heading of level 3 above it: ### …',
      ],
    ],
  },
  'skipped-level': {
    source: `${HEAD}### Three
`,
    errors: [
      [
        'heading-levels',
        '8:1  A heading of level 3 follows one of level 1: a level is missing. Write ## for a heading of level 2.',
      ],
    ],
  },
  'two-h1': {
    source: `${HEAD}# Two
`,
    errors: [
      [
        'one-h1',
        '8:1  A second heading of the first level; the first is in line 6. Write ## for a heading of the ' +
          'second level.',
      ],
    ],
  },
  'widget-twice': {
    source: `${HEAD}## Two

### Three

<Panel />

<Panel />
`,
    errors: [
      ['duplicate-ids', '14:2  <Panel> is on the page twice, with the id "panel" each time. Remove one of them.'],
    ],
  },
}
