import { bytesOf, type WrongFile } from '../content-cases.ts'

/** Pages whose front matter is wrong. */
export const frontMatter: Record<string, WrongFile> = {
  'anchor-before-value': {
    source: `---
title:  &more agents
description: YAML reads the word behind the sign as a name.
---
`,
    errors: [
      '2:9  A value cannot begin with & without quotation marks. Put the value in quotation marks: ' +
        'title: "&more agents"',
    ],
  },
  'apostrophe-in-quotation': {
    source: `---
title: 'Draughtsman's Yard'
description: An apostrophe.
---
`,
    errors: [
      "2:21  The text goes on after its closing quotation mark ('). Put the value in quotation marks: " +
        'title: "Draughtsman\'s Yard"',
    ],
  },
  'backslash-and-colon': {
    source: `---
title: "Path"
description: A path: C:\\new
---
`,
    errors: [
      '3:20  The value contains a colon and a space, which start a new value. Put the value in ' +
        "quotation marks: description: 'A path: C:\\new'",
    ],
  },
  'brackets-in-value': {
    source: `---
title: [New] agents
description: Brackets.
---
`,
    errors: [
      '2:8  A value cannot begin with [ without quotation marks. Put the value in quotation marks: ' +
        'title: "[New] agents"',
    ],
  },
  'british-day': {
    source: `---
title: A page
description: The British way to write a day.
publish: 31/01/2026
---
`,
    errors: ['4:10  "publish" must be a day such as 2026-01-31. Write: publish: 2026-01-31'],
  },
  'byte-order-mark': {
    source: bytesOf('byte-order-mark.mdx'),
    errors: ['4:1  There is no key "foter" in front matter. Did you mean "footer"?'],
  },
  'colon-in-value': {
    source: `---
title: Agents: our staff
description: A colon in a value.
---
`,
    errors: [
      '2:14  The value contains a colon and a space, which start a new value. Put the value in ' +
        'quotation marks: title: "Agents: our staff"',
    ],
  },
  'curly-marks-for-yaml': {
    source: `---
title: “Prices: what an agent costs”
description: ‘Costs: ours’
---
`,
    errors: [
      '2:15  The value contains a colon and a space, which start a new value. Put the value in ' +
        'quotation marks: title: "Prices: what an agent costs"',
    ],
  },
  'drawing-with-template': {
    source: `---
title: A page
description: Articles have no drawing.
template: article
drawing: office
---
`,
    errors: ['5:1  "drawing" goes only with "template: page". Delete the line.'],
  },
  'empty-front-matter': {
    source: `---
---
`,
    errors: [
      '1:1  The front matter has no title. Add a line "title: …".',
      '1:1  The front matter has no description. Add a line "description: …".',
    ],
  },
  'empty-title': {
    source: `---
title: ""
description: The title says nothing.
---
`,
    errors: ['2:8  "title" must not be empty.'],
  },
  'expires-before-publish': {
    source: `---
title: A page
description: Over before it began.
publish: 2026-02-01
expires: 2026-01-31
---
`,
    errors: ['5:10  The page expires before it is published. Make "expires" the later day.'],
  },
  'hash-in-text-of-two-lines': {
    source: `---
title: A page
description: The #1 prices
  in London.
---
`,
    errors: [
      '3:18  Text after a space and a # is a comment, but this text continues below it. Put the whole ' +
        'text in quotation marks.',
    ],
  },
  'hash-in-title': {
    source: `---
title: Prices for AI agents #1 in London
description: The #1 prices in London.
---
`,
    errors: [
      '2:29  "title" ends before the #: text after a space and a # is a comment. Put the value in ' +
        'quotation marks: title: "Prices for AI agents #1 in London" Put a comment on a line of its own.',
      '3:18  "description" ends before the #: text after a space and a # is a comment. Put the value in ' +
        'quotation marks: description: "The #1 prices in London." Put a comment on a line of its own.',
    ],
  },
  'impossible-day': {
    source: `---
title: A page
description: A day that no calendar has.
publish: 2026-03-01
expires: 2026-02-30
---
`,
    errors: ['5:10  "expires" must be a day such as 2026-01-31.'],
  },
  'indented-key': {
    source: `---
title: A page
  description: Moved to the right.
---
`,
    errors: ['3:1  The line begins with a space. Delete the space.'],
  },
  'key-twice': {
    source: `---
title: A page
description: Two titles.
title: Another
---
`,
    errors: ['4:1  "title" appears twice. Keep one of the two lines.'],
  },
  'late-front-matter': {
    source: `  
---
title: A page
description: It begins late.
---
`,
    errors: ['2:1  The front matter does not begin in the first line. Delete the empty lines above the first ---.'],
  },
  'line-twice': {
    source: `---
title: A page
description: One line twice.
title: A page
---
`,
    errors: ['4:1  "title" appears twice. Delete this line.'],
  },
  'line-without-key': {
    source: `---
title: A page
A description without a key
---
`,
    errors: ['3:1  The line is not of the form "key: value". Write a key, a colon, a space and the value.'],
  },
  'list-for-front-matter': {
    source: `---
- A page
---
`,
    errors: ['2:1  The front matter is not made of lines "key: value". Write, for example: title: About us'],
  },
  'misspelt-template': {
    source: `---
title: A page
description: Which template is meant decides what goes with it.
tempalte: agent
agent: sales
---
`,
    errors: ['4:1  There is no key "tempalte" in front matter. Did you mean "template"?'],
  },
  'missing-description': {
    source: `---
title: A page
---
`,
    errors: ['1:1  The front matter has no description. Add a line "description: …".'],
  },
  'missing-title': {
    source: `---
description: No title.
---
`,
    errors: ['1:1  The front matter has no title. Add a line "title: …".'],
  },
  'misspelt-key': {
    source: `---
titel: A page
description: A misspelt key.
---
`,
    errors: ['2:1  There is no key "titel" in front matter. Did you mean "title"?'],
  },
  'no-front-matter': {
    source: `
Just words.
`,
    errors: [
      '1:1  The page has no front matter. Begin the file with a line ---, then "title: …" and ' +
        '"description: …" on lines of their own, then a second line ---.',
    ],
  },
  'no-space-after-colon': {
    source: `---
title: A page
description:No space.
---
`,
    errors: ['3:13  A space is missing after "description:". Write: description: No space.'],
  },
  'no-title': {
    source: `---
title:
description: The title has no value.
---
`,
    errors: ['2:1  "title" has no value. Write one after the colon.'],
  },
  'no-value': {
    source: `---
title: A page
description: A switch without a value.
draft:
noindex: # not yet
---
`,
    errors: [
      '4:1  "draft" has no value. Write one after the colon, or delete the line.',
      '5:1  "noindex" has no value. Write one after the colon, or delete the line. Text after a # is a comment.',
    ],
  },
  'number-for-template': {
    source: `---
title: A page
description: A number is no name.
template: 5
---
`,
    errors: ['4:11  There is no template "5". Use one of: page, article, agent, industry.'],
  },
  'number-for-title': {
    source: `---
title: 404
description: A number is not a text.
---
`,
    errors: ['2:8  "title" must be a text. Write: title: "404"'],
  },
  'quotation-in-quotation': {
    source: `---
title: "Say "hello" to staff"
description: Marks within marks.
---
`,
    errors: [
      '2:14  The text goes on after its closing quotation mark ("). Put the value in quotation marks: ' +
        'title: \'Say "hello" to staff\'',
    ],
  },
  'no-day-and-no-switch': {
    source: `---
title: A page
description: A date that nobody can correct but its author.
updated: 31.02.2026
publish: yes
---
`,
    errors: ['4:10  "updated" must be a day such as 2026-01-31.', '5:10  "publish" must be a day such as 2026-01-31.'],
  },
  'record-without-template': {
    source: `---
title: A page
description: A record without its template.
agent: sales
---
`,
    errors: ['4:1  "agent" goes only with "template: agent". Add that line, or delete this one.'],
  },
  'redirect-with-slash': {
    source: `---
title: A page
description: A slash too many.
redirectFrom: [/old, /older/]
---
`,
    errors: [
      '4:22  "redirectFrom" must be a path such as /old-name: small letters, digits and hyphens, no ' +
        'slash at the end. Write /older',
    ],
  },
  'remark-behind-title': {
    source: `---
title: Prices # to be fixed
description: A remark on the line of a text.
---
`,
    errors: [
      '2:15  "title" ends before the #: text after a space and a # is a comment. Put the value in ' +
        'quotation marks: title: "Prices # to be fixed" Put a comment on a line of its own.',
    ],
  },
  'remark-for-title': {
    source: `---
title: # Welcome
description: A hash begins a remark.
---
`,
    errors: [
      '2:8  "title" ends before the #: text after a space and a # is a comment. Put the value in ' +
        'quotation marks: title: "# Welcome" Put a comment on a line of its own.',
    ],
  },
  'sign-before-value': {
    source: `---
title:  @staffroom
description: A sign.
---
`,
    errors: [
      '2:9  A value cannot begin with @ without quotation marks. Put the value in quotation marks: ' +
        'title: "@staffroom"',
    ],
  },
  'stars-in-value': {
    source: `---
title: *New* agents
description: Stars.
---
`,
    errors: [
      '2:8  A value cannot begin with * without quotation marks. Put the value in quotation marks: ' +
        'title: "*New* agents"',
    ],
  },
  tab: {
    source: `---
title: A page
	description: A tab.
---
`,
    errors: ['3:1  The line begins with a tab. Delete the tab.'],
  },
  'tab-before-words': {
    source: `---
title: A page
\twith more words
description: A tab before words that have no key.
---
`,
    errors: ['3:1  The line begins with a tab. Delete the tab.'],
  },
  'template-without-record': {
    source: `---
title: A page
description: About whom?
template: agent
---
`,
    errors: [
      '4:1  A page with "template: agent" must say which agent it is about. Add a line "agent: …" with ' +
        'an id from data/agents.ts.',
    ],
  },
  'two-quotations-with-colon': {
    source: `---
title: “Costs: one” and “two”
description: The marks belong to the text.
---
`,
    errors: [
      '2:14  The value contains a colon and a space, which start a new value. Put the value in ' +
        'quotation marks: title: "“Costs: one” and “two”"',
    ],
  },
  'unclosed-front-matter': {
    source: `---
title: A page
description: It never closes.

# Hello
`,
    errors: ['4:1  The --- that ends the front matter is missing below line 3. Write a line --- here.'],
  },
  'unclosed-front-matter-of-nothing': {
    source: `---

# Hello
`,
    errors: ['1:1  The front matter that opens here is never closed. Write a line --- below its last key.'],
  },
  'marks-and-apostrophe-with-colon': {
    source: `---
title: The "night" desk's day: one
description: Both marks are in the value.
---
`,
    errors: [
      '2:30  The value contains a colon and a space, which start a new value. Put the value in quotation marks: ' +
        `title: 'The "night" desk''s day: one'`,
    ],
  },
  'unclosed-front-matter-of-one-line': {
    source: `---
title: A page

# Hello
`,
    errors: ['3:1  The --- that ends the front matter is missing below line 2. Write a line --- here.'],
  },
  'unclosed-front-matter-without-text': {
    source: `---
title: A page
description: Nothing is below it.`,
    errors: ['1:1  The front matter that opens here is never closed. Write a line --- below its last key.'],
  },
  'unclosed-quotation': {
    source: `---
title: "A page"
description: "The mark is open.
---
`,
    errors: ['3:14  The quotation mark that opens here is never closed. Write the same mark at the end of the value.'],
  },
  'unknown-agent': {
    source: `---
title: A page
description: Nobody of this name.
template: agent
agent: recepcionist
---
`,
    errors: ['5:8  There is no agent "recepcionist" in data/agents.ts. Did you mean "receptionist"?'],
  },
  'unknown-phrase': {
    source: `---
title: Agents from {agent-prise} a month
description: A phrase that no record has, in front matter.
---

Text.
`,
    errors: [
      '2:8  "title" quotes {agent-prise}, but there is no phrase "agent-prise" in data/phrases.ts. Did ' +
        'you mean "agent-price"?',
    ],
  },
  'unknown-industry': {
    source: `---
title: A page
description: No such trade.
template: industry
industry: zoology
---
`,
    errors: ['5:11  There is no industry "zoology" in data/industries.ts. Use one of: dental, solicitors, auto.'],
  },
  'unknown-key': {
    source: `---
title: A page
description: A key that nobody knows.
layout: wide
---
`,
    errors: [
      '4:1  There is no key "layout" in front matter. Use one of: template, agent, industry, drawing, ' +
        'header, footer, toc, draft, publish, expires, noindex, updated, placeholder, redirectFrom.',
    ],
  },
  'unknown-template': {
    source: `---
title: A page
description: A shape that is not there.
template: artikle
---
`,
    errors: ['4:11  There is no template "artikle". Did you mean "article"?'],
  },
  'windows-line-ends': {
    source: bytesOf('windows-line-ends.mdx'),
    errors: ['4:1  There is no key "foter" in front matter. Did you mean "footer"?'],
  },
  'yes-for-true': {
    source: `---
title: A page
description: Yes is not true.
toc: yes
---
`,
    errors: ['4:6  "toc" must be true or false, without quotation marks. Write: toc: true'],
  },
}
