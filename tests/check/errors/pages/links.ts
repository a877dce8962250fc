import { HEAD, type WrongPage } from '../../cases.ts'

/** Pages whose links are wrong because of front matter, or to which none leads. */
export const links: Record<string, WrongPage> = {
  'broken-link-in-draft': {
    source: `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
draft: true
---

# One

See [the prices](/pricess).
`,
    errors: [['links', '9:18  There is no page /pricess. Did you mean "/prices"?']],
  },
  orphan: {
    source: `${HEAD}No link leads here.
`,
    errors: [
      [
        'orphans, warning',
        '1:1  No link leads to /orphan: visitors cannot find it. Link to it from a page that belongs with it.',
      ],
    ],
  },
  'link-to-expiring-page': {
    source: `---
title: A link to a page that will expire
description: In a sentence, where it can become plain text, and in a tag, where it cannot.
---

# A link to an offer

See [the offer](/offer) in time, or <Go href="/offer">go there</Go> now.
`,
    errors: [
      [
        'expiring-links, warning',
        '8:17  The page /offer expires: after 2026-12-31, builds show the words of this link without the link. ' +
          'Nothing needs to be done if the sentence is right without it.',
      ],
      [
        'links',
        '8:47  The page /offer expires after 2026-12-31, and this link could not disappear with it. Write the ' +
          'link in a sentence of a page, as [words](/path): builds show its words alone from that day on.',
      ],
    ],
  },
  'past-page': {
    source: `---
title: One mistake, and no other
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
expires: 2020-01-31
---

# One

Gone.
`,
    errors: [
      [
        'expired-pages, warning',
        "4:10  The page's last day, 2020-01-31, is over: builds leave it out. Delete the file, or write a later " +
          'day.',
      ],
    ],
  },
}
