import { HEAD } from './cases.ts'

/** Pages that are unusual, but right; a short text stands below its rule in `errors/texts/`. */
export const unusualPages: Record<string, string> = {
  'anchor-in-box': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

<Box id="named">

Text.

</Box>

[To the box](#named)
`,
  'anchor-of-widget': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

## Two

### Three

<Panel />

[To the panel](#panel)
`,
  autolink: `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

https://www.example.com/a is an address.
`,
  'on-its-last-day': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
expires: 2026-11-21
---

# One

See <Go href="/on-its-last-day">this page of today</Go>, and open it once more.
`,
  'shortest-title-and-description': `---
title: A supper
description: A text that is just long enough to be of some use.
---

# One
`,
  'longest-title-and-description': `---
title: A title that goes on and on until search results have cut it
description: A description that goes on and on, which it should not, since search results cut it after a hundred and sixty characters, and nobody reads what stands behind it
---

# One
`,
  'short-title-with-one-other-word': `---
title: Offers that records have
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One
`,
  'banned-inside-a-word': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

A lever and a lock are things.
`,
  'brackets-in-prose': `${HEAD}They said “we has [sic] (see below) no time”, [sic](in their words), in the range [0, 1] (half open) or [1][2], \`[x] (/contact)\`, \`##Power-ups\`, \\[x] (/contact), \\[x\\](/con tact), \\##Power-ups, \\[^1], £99 [a month] (from May), #1 in Leeds.

#1 in Leeds, and the channel
#general as well as \`code\` ##here.

#Staffroom is a hashtag that opens a sentence.

## Number #1 of ##2

Either | or, a \\| b

| a | b |
| --- | --- |
| [x] | \`a\` |

| one row |

A note.[^note]

[^note]: What it says.

\`\`\`
##Power-ups
[x] (/contact)
| a | b |
| --- |
\`\`\`
`,
  'description-two-words-apart': `---
title: Unusual, but right
description: One agent costs {agent-price} a month here, and a whole large office of rooms costs much more than that.
---

# One
`,
  'entities-and-escapes': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

Tea&ensp;&amp;&ensp;coffee, 5 \\< 6, a \\{brace\\}.
`,
  'allowed-in-front-matter': `---
title: Unusual, but right
# allow: price
description: A page that looks as if it broke a rule, since a temp costs £98 a month on it, and that leaves it in peace.
---

# One
`,
  'expires-today': `---
title: Opposite
description: Fifty characters are enough for the description...
expires: 2026-11-21
---

# One

Still here.
`,
  'description-of-160-characters': `---
title: Unusual, but right
description: This description has as many characters as search results show of one, and not one more of those, so that nothing of it has to be taken away by those who write.
---

# One
`,
  'expires-in-years': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
expires: 2099-12-31
---

# One

Still here.
`,
  'folded-description': `---
title: Unusual, but right
description: >
  A description over two lines that is folded into one,
  and has a length that search results show.
---

# One
`,
  'hash-in-code': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

\`\`\`sh
# not a heading
\`\`\`
`,
  'heading-in-widget': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

## Two

### Three

<Panel />
`,
  'heading-up-two-levels': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

## Two

### Three

## Two again
`,
  'heading-with-marks': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

## *What* it \`really\` costs

[There](#what-it-really-costs) is too little, so [see what it really costs](#what-it-really-costs).
`,
  'link-from-draft-to-draft': `---
title: Unusual, but right
description: A draft may lead to another draft, since both of them stay at home until somebody lets them go.
draft: true
---

# One

See [the notes](/notes).
`,
  'link-in-code': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

Write \`[a link](/nowhere)\`, or:

\`\`\`md
[a link](/nowhere)
![](none.png)
\`\`\`
`,
  'link-that-begins-with-here': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

[Here is what it costs](/prices) and [more about the plan](/quiet).
`,
  'links-of-all-kinds': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

[Mail](mailto:hello@small-site.test), [call](tel:+442071234567), [another site](https://www.example.com/x), [prices](/prices?from=here#what-it-costs), [top](#top), [home again](/), <a href="/quiet">quiet</a>, [a reference][q].

[q]: /quiet "A quiet page"

See www.example.org, [a picture of a desk: ![A desk](/desk.svg)](/quiet), [![A desk](/desk.svg)](/prices), [<b>bold</b>](/quiet), hello@small-site.test, [another of the kind](https://small-site.test.example.org/a), [a search](?of=desks).
`,
  'long-words-in-title': `---
title: Sixty characters are just enough for this title of the tests
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One
`,
  'names-and-codes': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

Write to hello@small-site.test, see BS6 4QT, F22, SOC2, GDPR, the \`recepcionist\` field, LinkedIn, agents’ rooms, don’t, and 1980s. Zebrafone rings.
`,
  'not-indexed-orphan': `---
title: Unusual, but right
description: A page that asks not to be indexed may stand where no link leads, as a form does lead here.
noindex: true
---

# One

A form leads here.
`,
  'old-paths-of-its-own': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
redirectFrom: [/once, /once/more]
---

# One

[The prices](/prices) have moved, too.
`,
  'picture-that-decorates': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

<img src="plan.svg" alt="" />

![A desk with a mug](/desk.svg "Title")
`,
  'price-with-marks': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

**£99** a month, or £89 *per agent*. {/* allow: price */}
`,
  'prices-of-other-kinds': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

A visit costs £120 on average, fees of £280k a year came back, and £99 each a month is what records say. £1,000 is a sum. {/* allow: price */}
`,
  'two-quotations': `---
title: Unusual, but right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

> ## A heading in a quotation
>
> Text.

- ## A heading in a list

  Text.
`,
  'words-of-offices': `---
title: Words that are right
description: A page that looks as if it broke a rule and does not, so that the rules leave it in peace.
---

# One

The World Health Organization wrote white papers. A timer unlocks the doors on the 1<sup>st</sup> day and mends the gate.
Press <kbd>Esc</kbd> to keep in step with the support desk.

You can lose £1,200 a month. {/* allow: price */}

A lawyer may leverage a company. {/* allow: voice */}
`,
  'words-of-programs': `---
title: A constructor, and more
description: Words that name what every object of a program has, such as constructor, are words like others here.
---

# One

The constructor of the house has a prototype. A \`toString\`, a valueOf and a hasOwnProperty are no words, and [a link](#constructor) leads to the next heading.

## Constructor

Two.
`,
}

/** Records that are unusual, but right. */
export const unusualRecords: Record<string, string> = {
  'all-is-right': `const amount = 89

export const cards = [
  { agent: 'sales', link: { label: 'What it costs', href: '/prices?from=card#what-it-costs' } },
  { agents: ['sales', 'support'], industry: 'dental', department: 'reception', note: '' },
]
export const line = \`£\${amount}/month, or £99 a month; on/off, and/or.\` // allow: price
export const gdpr = { validUntil: '2026-11-21', expected: 'Q4 2026' }
export const mark = ' | '
export const calls = [
  { date: '2025-02-24', summary: 'A customer asks whether the shop opens on a Sunday.' },
  { date: '2025-03-13', summary: 'A large party books a table on a Saturday.' },
  { date: '2025-03-14', summary: 'A shop rings on a Holiday.' },
]
export const cars = { years: '2020–2020', next: 'An Audi Q5 2023' }
export const tel = 'tel:+442071234567'
`,
  'figures-that-are-right': `export const bands = [{ from: 1, to: 3, price: 89 }, { from: 4, to: 9, price: 89 }]
export const hours = { times: '0:00–24:00' }
export const shop = { times: '9:30–18:00' }
export const phones = [{ label: '+44 (0)20 7123 4567', href: 'tel:+442071234567' }, { label: '020 7123 4567', href: 'tel:+442071234567' }]
export const call = { label: 'Call us', hours: '24', href: 'tel:+442071234567' }
export const inputs = { rate: { label: 'Rate', min: 5, max: 100, suffix: '%', start: 5 }, calls: { label: 'Calls', min: 0, max: 900 } }
export const startingFigures = { rate: 100, calls: 900 }
export const slider = { min: 15, max: 100, step: 5, start: 25 }
export const badge = { description: 'Three agents.', threshold: 3, percent: 20 }
export const slide = { min: 5, max: 5, step: 5, start: 5 }
export const review = { rating: 5 }
export const other = { rating: 0 }
export const trial = { duration: '2 weeks' }
export const foot = { copyright: '© Staffroom' }
export const team = { bundle: [{ agent: 'sales' }, { note: 'Words' }, { note: 'More' }] }
export const voice = { company: 'Varient' }
export const sample = { returnPercent: 17094 }
`,
  'days-that-are-not-over': `export const gdpr = { validUntil: '2026-11-21' }
export const iso = { expected: 'Q4 2026' }
export const foot = { copyright: '© 2027 Staffroom' }
`,
  'records-that-agree': `export const MINUTES_TO_LIVE = 10
export const steps = [{ title: 'Go live', text: 'It’s live within 10 minutes.', minute: 10 }, { title: 'A look back', text: 'We call.', minute: 70 }]
export const phases = [{ phase: 1, percent: 100 }, { phase: 2, percent: 100 }]
export const phaseNote = 'Phase 1 is now complete, and phase 2 has already been completed.'
export const exampleCard = {
  description: 'You can try two examples.',
  links: [{ label: 'Hear both examples', href: 'https://shop.example' }],
}
export const people = [{ name: 'Ann', title: 'Dentist' }, { name: 'Bob', title: 'Dentist' }]
export const calls = {
  one: { turns: [['caller', 'Can you move my 9:00 visit?'], ['agent', 'To 10:20 or 14:00.'], ['caller', 'The first one.'], ['agent', 'You’re booked in for Monday at 10:20.']] },
  two: { turns: [['agent', 'I have 10:20 or 14:30, for £54.85.'], ['caller', '2:30, please.'], ['agent', 'You’re booked in for 14:30, and we’ll text you at 8:00.']] },
}
export const lists = [
  { question: 'How soon do you reply?', options: ['Within 30 minutes', 'Within 2 hours', 'After 1 day'] },
  { question: 'How many calls do you miss?', options: ['None', 'Two or three', 'All of them'] },
  { question: 'How many calls are there?', options: ['Under 100', '100 to 999', '1,000 or more'] },
  { question: 'Where is it written?', options: ['In one head', 'In two notes', 'In one place'] },
]
export const awards = [{ name: 'Five', description: 'One agent in each of five departments.', threshold: 5 }]
export const lunch = { times: '9:00–12:30 and 13:30–18:00' }
export const desk = { shop: { code: 'S1' }, bank: { code: 'B2' } }
export const lines = [
${[...'abcdefghi'].map((letter) => `  { line: 'It answers ${letter}.' },`).join('\n')}
  { line: 'It is *free.*' },
]
`,
  'values-of-another-kind': [
    'export const explorerTabs = null',
    "export const explorerCards = [null, 'sales']",
    "export const desks = { sales: { id: 'sales' } }",
    'export const priceBands = { from: 1 }',
    'export const progression = { from: 2, to: 3 }',
    "export const MAX_SCORE = 'Nine'",
    "export const cards = [null, { links: [null], options: [null, 'No'], between: 'sales', tags: null, span: 4, turns: [null, 'agent'] }]",
    '',
  ].join('\n'),
  'keys-of-programs': `export const builder = { constructor: 'Bricks and mortar', toString: 'sales', valueOf: 'A house', hasOwnProperty: 'dental' }
`,
  'texts-with-escapes': `export const promise = { text: 'It doesn\\'t wait,\\nand the callers\\' calls aren\\'t lost: 24\\u00a0hours\\u2014all of them \\u{1f44d}wonderful \\\\network.\\tYes' }
export const quoted = { text: "\\"They've\\" said \\\`so\\\`" }
export const part = \`It doesn\\'t matter: \${1}\\nnothing isn\\'t\${2}\\tthere\`
export const more = \`It says “\${'Sold'}” to every caller.\`
`,
}
