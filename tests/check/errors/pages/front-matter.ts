import type { WrongPage } from '../../cases.ts'

/** A page with the title of content/prices.mdx. */
const SAME_TITLE = `---
title: Prices that records have
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One
`

/** Pages with errors in their front matter, or in what it quotes. */
export const frontMatter: Record<string, WrongPage> = {
  'brand-in-title': {
    source: `---
title: Prices for AI agents | Staffroom
description: A page whose title ends with the name of the company, which the site adds to every title by itself.
---

# One
`,
    errors: [
      [
        'company-name',
        '2:8  The name of the company is added to every title, so it would stand there twice. Delete "| ' +
          'Staffroom".',
      ],
    ],
  },
  'description-alike': {
    source: `---
title: One mistake, and no other
description: One agent costs {agent-price} a month here, and a whole large office of agents costs much more than that.
---

# One
`,
    errors: [
      [
        'duplicate-metadata',
        '3:14  This page and content/prices.mdx:3 have nearly the same description. Change one of them to say ' +
          'what makes it different.',
      ],
    ],
  },
  'long-description': {
    source: `---
title: One mistake, and no other
description: A description that goes on and on, which it should not, since search results cut it after a hundred and sixty characters, and nobody reads what stands behind it.
---

# One
`,
    errors: [
      ['metadata-length', '3:14  The description has 161 characters; search results cut it after 160. Take out 1.'],
    ],
  },
  'long-title': {
    source: `---
title: A title that goes on and on until search results have cut it!
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One
`,
    errors: [['metadata-length', '2:8  The title has 61 characters; search results cut it after 60. Take out 1.']],
  },
  'misspelt-word-in-title': {
    source: `---
title: The apointment book
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One
`,
    errors: [
      [
        'spelling',
        '2:12  "apointment" is not in the dictionary. Did you mean "appointment" or "anointment"? If it is right, ' +
          'add it to data/words.txt.',
      ],
    ],
  },
  'price-in-description': {
    source: `---
title: One mistake, and no other
description: One agent costs £98 a month on this page, which is not what any of the records of this site says.
---

# One
`,
    errors: [
      [
        'prices',
        '3:30  No record has the price £98. Did you mean £99? Print it from the record, such as {agent-price}. If ' +
          'it is no price of ours, write # allow: price on the line above.',
      ],
    ],
  },
  'same-title-as-a-longer-name': {
    at: 'price',
    source: SAME_TITLE,
    errors: [
      [
        'duplicate-metadata',
        '2:8  This page and content/price.mdx:2 have the same title. Change one of them to say what makes it ' +
          'different.',
      ],
    ],
  },
  'same-title': {
    source: SAME_TITLE,
    errors: [
      [
        'duplicate-metadata',
        '2:8  This page and content/prices.mdx:2 have the same title. Change one of them to say what makes it ' +
          'different.',
      ],
    ],
  },
  'short-description': {
    source: `---
title: One mistake, and no other
description: A text that is too short to say much in a result.
---

# One
`,
    errors: [
      [
        'metadata-length',
        '3:14  The description has 49 characters; with fewer than 50 it says too little in search results. Say in ' +
          'one or two sentences what the page offers, and to whom.',
      ],
    ],
  },
  'short-title': {
    source: `---
title: A price
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One
`,
    errors: [
      [
        'metadata-length',
        '2:8  The title has 7 characters; with fewer than 8 it says too little in search results. Say what the ' +
          'page is about.',
      ],
    ],
  },
  'quotes-and-bold-in-front-matter': {
    source: `---
title: “One mistake, and no other”
description: A page with one mistake, put among pages that are **right**, so that a rule finds this one and nothing else.
---

# One`,
    errors: [
      [
        'printed-marks',
        '2:8  The curly quotation marks around the title would show. Delete them: title: One mistake, and no ' +
          'other',
      ],
      ['printed-marks', '3:14  The ** in the description would show. Delete them.'],
    ],
  },
  'front-matter-that-runs-to-a-line': {
    source: `---
title: One mistake
description: A page.

# One

Words: here.

---

More.`,
    errors: [
      ['front-matter', '4:1  The --- that ends the front matter is missing below line 3. Write a line --- here.'],
    ],
  },
  'price-for-a-week-in-title': {
    source: `---
title: One mistake for {agent-price} a week
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One

`,
    errors: [
      [
        'prices',
        '2:37  The price is for a month. Write "a month". If it is no price of ours, write # allow: price on the ' +
          'line above.',
      ],
    ],
  },
  'widget-in-title': {
    source: `---
title: One for <Phrase of="agent-price" /> a month
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One

`,
    errors: [
      ['printed-marks', '2:8  The tag <Phrase of="agent-price" /> in the title would show. Write {agent-price}.'],
    ],
  },
  'description-without-its-end': {
    source: `---
title: One mistake, and no other
description: It has one mistake. It is put among pages that are right, so that a rule finds this one and
---

# One

`,
    errors: [
      [
        'metadata-length',
        '3:14  The last sentence of the description has no end: "It is put among pages that are right, so that a ' +
          'rule finds this one and". Finish it, with a full stop.',
      ],
    ],
  },
  'misspelt-values': {
    source: `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
publish: 1st Dec 2026
draft: yes
---

# One`,
    errors: [
      ['front-matter', '4:10  "publish" must be a day such as 2026-01-31. Write: publish: 2026-12-01'],
      ['front-matter', '5:8  "draft" must be true or false, without quotation marks. Write: draft: true'],
    ],
  },
  'words-that-are-missing-in-a-draft': {
    source: `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
draft: true
---

# One

It costs TBC. [To write: what it costs]`,
    errors: [
      [
        'placeholders, warning',
        '9:10  This is still to be written: TBC. Write it, or delete it. If it is right, write {/* allow: words */} ' +
          'on the line.',
      ],
      ['placeholders, warning', '9:15  This is still to be written: what it costs. Write it in place of the brackets.'],
    ],
  },
  'misspelt-switch': {
    source: `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
footer: flase
---

# One`,
    errors: [
      ['front-matter, fixed', '4:9  "footer" must be true or false, without quotation marks. Write: footer: false'],
    ],
  },
}
