import { HEAD, type WrongPage } from '../cases.ts'

/** Pages with a wrong link, or without one. */
export const links: Record<string, WrongPage> = {
  'broken-anchor-in-prop': {
    source: `${HEAD}<Go href="#nothing">Somewhere else</Go>
`,
    errors: [['anchors', '8:11  This page has no heading or section with the id "nothing". Use one of: one.']],
  },
  'broken-anchor-on-page': {
    source: `${HEAD}## Two things

See [two things](#two-thing).
`,
    errors: [
      ['anchors', '10:18  This page has no heading or section with the id "two-thing". Did you mean "two-things"?'],
    ],
  },
  'broken-anchor': {
    source: `${HEAD}See [what it costs](/prices#what-it-cost).
`,
    errors: [
      [
        'anchors',
        '8:21  The page /prices has no heading or section with the id "what-it-cost". Did you mean "what-it-costs"?',
      ],
    ],
  },
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
  'broken-link-in-list': {
    source: `${HEAD}<Links of={[{ label: "Prices", href: "/prices" }, { label: "Nowhere", href: "/nowhere-at-all" }]} />
`,
    errors: [
      ['links', '8:78  There is no page /nowhere-at-all. Write the path of a page, or add the page to content/.'],
    ],
  },
  'broken-link-in-prop': {
    source: `${HEAD}<Go href="/qiuet">A quiet page</Go>
`,
    errors: [['links', '8:11  There is no page /qiuet. Did you mean "/quiet"?']],
  },
  'broken-link': {
    source: `${HEAD}See [the prices](/price).
`,
    errors: [['links', '8:18  There is no page /price. Did you mean "/prices"?']],
  },
  'link-in-capitals': {
    source: `${HEAD}See [the prices](/Prices).
`,
    errors: [['links', '8:18  There is no page /Prices. Write /prices.']],
  },
  'link-in-html': {
    source: `${HEAD}See <a href="/prizes">the prices</a>.
`,
    errors: [['links', '8:14  There is no page /prizes. Did you mean "/prices"?']],
  },
  'link-in-reference': {
    source: `${HEAD}See [the prices][p].

[p]: /pricess
`,
    errors: [['links', '10:6  There is no page /pricess. Did you mean "/prices"?']],
  },
  'picture-in-its-address': {
    source: `${HEAD}![A desk](data:image/png;base64,iVBORw0KGgo=) and ![A team](pictures/team.HEIC)
`,
    errors: [
      [
        'picture-files',
        '8:11  The address holds the picture itself, as other programs export it. Save it as a file in ' +
          'content/pictures/, and write its path, such as pictures/desk.png.',
      ],
      [
        'picture-files',
        '8:61  Browsers do not show "pictures/team.HEIC". Save the picture as JPEG, and write the name of that file.',
      ],
    ],
  },
  'link-of-odd-kind': {
    source: `${HEAD}See [the alert](javascript:alert(1)), [the drive](C:\\prices.pdf), [the letter](mailto:us) and [the call](tel:sales).
`,
    errors: [
      [
        'links',
        '8:17  A link cannot begin with "javascript:". Write the path of a page, such as /pricing, or an ' +
          'address that begins with https://, mailto: or tel:.',
      ],
      [
        'links',
        '8:51  A link cannot begin with "C:". Write the path of a page, such as /pricing, or an address ' +
          'that begins with https://, mailto: or tel:.',
      ],
      [
        'links',
        '8:80  The link "mailto:us" has no valid e-mail address. Write the whole address behind mailto:, ' +
          'with its @.',
      ],
      [
        'links',
        '8:106  The link "tel:sales" has no valid telephone number. Write + and the digits, with the code ' +
          'of the country; our own are tel:hotline and tel:main.',
      ],
    ],
  },
  'link-read-more-in-widget': {
    source: `${HEAD}<Go href="/prices">Read more</Go>
`,
    errors: [
      [
        'link-text',
        '8:1  The words of the link, "Read more", do not say where it leads. Write what it leads to, such ' +
          'as [all prices](/pricing).',
      ],
    ],
  },
  'link-that-is-its-address': {
    source: `${HEAD}See [https://www.example.com/a](https://www.example.com/a).
`,
    errors: [['link-text', '8:5  The link text is its address. Write what it leads to, in words.']],
  },
  'link-that-says-here': {
    source: `${HEAD}For prices click [here](/prices).
`,
    errors: [
      [
        'link-text',
        '8:18  The words of the link, "here", do not say where it leads. Write what it leads to, such as ' +
          '[all prices](/pricing).',
      ],
    ],
  },
  'link-to-draft': {
    source: `${HEAD}See [the notes](/notes).
`,
    errors: [
      [
        'links',
        '8:17  The page /notes is a draft, so the link leads nowhere. Remove the link until visitors can ' +
          'open the page.',
      ],
    ],
  },
  'link-to-file': {
    source: `${HEAD}See [the prices](./prices.mdx#what-it-costs).
`,
    errors: [
      [
        'links',
        '8:18  The link "./prices.mdx#what-it-costs" does not begin with a slash. Write /prices#what-it-costs.',
      ],
    ],
  },
  'link-to-own-address': {
    source: `${HEAD}See [the prices](https://www.small-site.test/Prices/), [the first page](http://small-site.test) and [a page that is gone](https://small-site.test/prizes).
`,
    errors: [
      ['links', '8:18  The link "https://www.small-site.test/Prices/" names this site\'s own address. Write /prices.'],
      ['links', '8:73  The link "http://small-site.test" names this site\'s own address. Write /.'],
      [
        'links',
        '8:123  The link "https://small-site.test/prizes" names this site\'s own address. Write its path. ' +
          'There is no page /prizes. Did you mean "/prices"?',
      ],
    ],
  },
  'link-to-own-computer': {
    source: `${HEAD}See [the prices](http://localhost:3000/prices#what-it-costs), [a page that is gone](http://127.0.0.1:3000/prizes), [a search](http://localhost:3000/quiet?a=1&amp;b=2), or http://localhost:3000/quiet itself.
`,
    errors: [
      [
        'links',
        '8:18  The link "http://localhost:3000/prices#what-it-costs" works only on your own computer. ' +
          'Write /prices#what-it-costs.',
      ],
      [
        'links',
        '8:85  The link "http://127.0.0.1:3000/prizes" works only on your own computer. Write its path. ' +
          'There is no page /prizes. Did you mean "/prices"?',
      ],
      [
        'links',
        '8:116  The link "http://localhost:3000/quiet?a=1&b=2" works only on your own computer. Write ' +
          '/quiet?a=1&b=2.',
      ],
      [
        'links',
        '8:172  The link "http://localhost:3000/quiet" works only on your own computer. Write it as a ' +
          'link: [what it leads to](/quiet).',
      ],
    ],
  },
  'link-to-page-to-come': {
    source: `${HEAD}See [a later page](/tomorrow).
`,
    errors: [
      [
        'links',
        '8:20  The page /tomorrow is not published before 2099-01-01, so the link leads nowhere. Remove ' +
          'the link until visitors can open the page.',
      ],
    ],
  },
  'link-to-redirect-in-prop': {
    source: `${HEAD}<Go href="/older?a=1#what-it-costs">The prices</Go>
`,
    errors: [['redirected-links', '8:11  The page /older has moved to /prices. Write /prices?a=1#what-it-costs.']],
  },
  'link-to-redirect': {
    source: `${HEAD}See [the prices](/old-prices).
`,
    errors: [['redirected-links', '8:18  The page /old-prices has moved to /prices. Write /prices.']],
  },
  'link-with-half-an-address': {
    source: `${HEAD}See [one](https:/www.example.org/a), [two](https://example), [three](http://www.example.org), [four](//www.example.org), [five](www.example.org), [six](us@example.org).
`,
    errors: [
      ['links', '8:11  The link "https:/www.example.org/a" lacks a slash. Write https://www.example.org/a.'],
      [
        'links',
        '8:44  The link "https://example" is not a complete address. Write it as the browser shows it, ' +
          'such as https://www.example.com/page.',
      ],
      [
        'links',
        '8:70  The link "http://www.example.org" begins with http://, which browsers warn about. Write ' +
          'https://www.example.org.',
      ],
      ['links', '8:102  The link "//www.example.org" does not begin with https://. Write https://www.example.org.'],
      ['links', '8:129  The link "www.example.org" lacks https://. Write https://www.example.org.'],
      ['links', '8:153  The link "us@example.org" is an e-mail address without mailto:. Write mailto:us@example.org.'],
    ],
  },
  'link-with-slash-at-end': {
    source: `${HEAD}See [the prices](/prices/).
`,
    errors: [['links', '8:18  There is no page /prices/. Write /prices.']],
  },
  'link-without-address': {
    source: `${HEAD}See [the prices]() and <a href="">the quiet page</a>.
`,
    errors: [
      ['links', '8:5  The link has no address. Write where it leads, such as /pricing.'],
      ['links', '8:33  The link has no address. Write where it leads, such as /pricing.'],
    ],
  },
  'link-without-slash': {
    source: `${HEAD}See [the prices](prices).
`,
    errors: [['links', '8:18  The link "prices" does not begin with a slash. Write /prices.']],
  },
  'link-without-words': {
    source: `${HEAD}See [](/prices) and [ ](/quiet).
`,
    errors: [
      [
        'link-text',
        '8:5  The link has no text, so it is invisible. Write between the square brackets what it leads ' +
          'to, such as [all prices](/pricing).',
      ],
      [
        'link-text',
        '8:21  The link has no text, so it is invisible. Write between the square brackets what it leads ' +
          'to, such as [all prices](/pricing).',
      ],
    ],
  },
  'links-to-renamed-page': {
    source: `${HEAD}See [the prices](/pricing) and <Go href="/pricing#what-it-costs">what it costs</Go>, or [the quiet page](/qiuet).
`,
    errors: [
      [
        'links',
        '8:18  There is no page /pricing. Did you mean "/prices"? If the page has another name now, write ' +
          '"redirectFrom: /pricing" at its top.',
      ],
      [
        'links',
        '8:42  There is no page /pricing. Did you mean "/prices"? If the page has another name now, write ' +
          '"redirectFrom: /pricing" at its top.',
      ],
      ['links', '8:106  There is no page /qiuet. Did you mean "/quiet"?'],
    ],
  },
  orphan: {
    source: `${HEAD}No link leads here.
`,
    errors: [
      [
        'orphans',
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
        'expiring-links',
        '8:17  The page /offer expires: after 2026-12-31, builds show the words of this link without the ' +
          'link. Nothing needs to be done if the sentence is right without it.',
      ],
      [
        'links',
        '8:47  The page /offer expires after 2026-12-31, and this link could not disappear with it. Write ' +
          'the link in a sentence of a page, as [words](/path): builds show its words alone from that day ' +
          'on.',
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
        'expired-pages',
        "4:10  The page's last day, 2020-01-31, is over: builds leave it out. Delete the file, or write a " +
          'later day.',
      ],
    ],
  },
  'percent-in-anchor': {
    source: `---
title: A guarantee
description: A page with a percent sign in a link to one of its own parts, which have no such sign in their names.
---

# One

See [what we promise](#100%) and [what it costs](/prices#what%-it-costs).

## 100%

Two.
`,
    errors: [
      ['anchors', '8:23  This page has no heading or section with the id "100%". Did you mean "100"?'],
      [
        'anchors',
        '8:50  The page /prices has no heading or section with the id "what%-it-costs". Did you mean ' +
          '"what-it-costs"?',
      ],
    ],
  },
}
