import { HEAD, type WrongPage } from '../cases.ts'

/** Pages whose marks would show, and pictures that would not. */
export const marks: Record<string, WrongPage> = {
  'lost-cell': {
    source: `---
title: A table row with too many cells
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One

| One | Two |
| --- | --- |
| Here | There | Everywhere |
`,
    errors: [
      [
        'lost-words',
        '10:18  The row has more cells than the head of its table, so this one is not shown. Write a cell ' +
          'more in the head, or delete the | before these words. To show the sign, write \\|',
      ],
    ],
  },
  'lost-note': {
    source: `---
title: A note that nothing refers to
description: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.
---

# One

See what it costs.

[^9]: A note.
`,
    errors: [
      [
        'lost-words',
        '10:1  Nothing refers to the note [^9], so it is not shown. Write [^9] where it belongs, or ' +
          'delete the note.',
      ],
    ],
  },
  'missing-picture-in-prop': {
    source: `${HEAD}<Photo src="/desc.svg" alt="A desk" />
`,
    errors: [['picture-files', '8:13  There is no picture "/desc.svg" in public/. Did you mean "/desk.svg"?']],
  },
  'missing-picture-in-public': {
    source: `${HEAD}![A desk](/desks.svg)
`,
    errors: [['picture-files', '8:11  There is no picture "/desks.svg" in public/. Did you mean "/desk.svg"?']],
  },
  'missing-picture': {
    source: `${HEAD}![The plan of a room](plam.svg)
`,
    errors: [['picture-files', '8:23  There is no picture "plam.svg" in content/. Did you mean "plan.svg"?']],
  },
  'no-alternative-text-in-html': {
    source: `${HEAD}<img src="plan.svg" />
`,
    errors: [
      [
        'alternative-text',
        '8:1  The picture has no alternative text. Write what it shows: alt="A receptionist at her desk", ' +
          'or alt="" where it only decorates.',
      ],
    ],
  },
  'no-alternative-text-in-prop': {
    source: `${HEAD}<Photo src="/desk.svg" />
`,
    errors: [
      [
        'alternative-text',
        '8:1  The picture has no alternative text. Write what it shows: alt="A receptionist at her desk", ' +
          'or alt="" where it only decorates.',
      ],
    ],
  },
  'no-alternative-text': {
    source: `${HEAD}![](plan.svg)
`,
    errors: [
      [
        'alternative-text',
        '8:1  The picture has no alternative text. Write what it shows between the square brackets: ![A ' +
          'receptionist at her desk](…)',
      ],
    ],
  },
  'no-break-space': {
    source: `---
title: A space by hand
description: A page with one error in its layout, for the tests of the rules that read how pages are laid out.
---

# A space by&nbsp;hand

A line<br />and the next.
`,
    errors: [
      ['forced-breaks', '6:13  Lines break by themselves, so that they fit on every screen. Type an ordinary space.'],
      [
        'forced-breaks',
        '8:7  Lines break by themselves, so that they fit on every screen. Write a space instead of <br />.',
      ],
    ],
  },
  'percent-in-picture': {
    source: `---
title: A price list
description: A page with a percent sign in the name of a picture, where the sign begins the code of another sign.
---

# One

The price list: ![A price list](50%-off.png)

And <img src="/100%25-wool%.svg" alt="A jumper" />.

<img src="/%ff.svg" alt="A price" />
`,
    errors: [
      [
        'picture-files',
        '8:33  The % in "50%-off.png" begins no code such as %20. For the sign itself write %25: 50%25-off.png.',
      ],
      [
        'picture-files',
        '10:15  The % in "/100%25-wool%.svg" begins no code such as %20. For the sign itself write %25: ' +
          '/100%25-wool%25.svg.',
      ],
      [
        'picture-files',
        '12:11  The % in "/%ff.svg" begins no code such as %20. For the sign itself write %25: /%25ff.svg.',
      ],
    ],
  },
  'picture-elsewhere': {
    source: `${HEAD}![A desk](https://www.example.com/desk.png)
`,
    errors: [
      [
        'picture-files',
        '8:11  The picture is on another site, and pages load nothing from other sites. Put the file into ' +
          'content/pictures/, and write its path: pictures/ and its name.',
      ],
    ],
  },
  'picture-with-size': {
    source: `---
title: A picture with a size
description: A page with one error in its pictures, for the tests of the rules that read how pages are laid out.
---

# A picture with a size

![A desk](pictures/desk.png =300x200)
`,
    errors: [['printed-links', "8:1  A picture's size cannot be set. Delete =300x200."]],
  },
  'printed-heading': {
    source: `${HEAD}##Power-ups

Some words
###Below them

#Hello there

- ##In a list

> ##In a quotation

##

The end.
`,
    errors: [
      [
        'printed-marks',
        '8:1  The ## shows as plain text: a space is missing after it. Write ## and a space for a ' +
          'heading; to show the sign itself, a backslash before it: \\#',
      ],
      [
        'printed-marks',
        '11:1  The ### shows as plain text: a space is missing after it. Write ### and a space for a ' +
          'heading; to show the sign itself, a backslash before it: \\#',
      ],
      [
        'printed-marks',
        '13:1  The # shows as plain text: a space is missing after it. Write # and a space for a heading; ' +
          'to show the sign itself, a backslash before it: \\#',
      ],
      [
        'printed-marks',
        '15:3  The ## shows as plain text: a space is missing after it. Write ## and a space for a ' +
          'heading; to show the sign itself, a backslash before it: \\#',
      ],
      [
        'printed-marks',
        '17:3  The ## shows as plain text: a space is missing after it. Write ## and a space for a ' +
          'heading; to show the sign itself, a backslash before it: \\#',
      ],
      ['printed-marks', '19:1  The heading has no text. Write it after ## and a space, or delete the line.'],
    ],
  },
  'printed-link': {
    source: `${HEAD}See [the guide][guide], [the prices][], [the prices] (/prices), [the **next** page](/con tact), [a page (with a "title")](/prices “Prices”), [another](/prices "Prices) and [the last
one] (/prices).

A link [to elsewhere] (https://www.example.org/a) and <b>[one](/con tact)</b>.
`,
    errors: [
      [
        'printed-links',
        '8:5  The link shows as plain text: "guide" is not defined. Write the address itself, in round ' +
          'brackets: [all prices](/pricing).',
      ],
      [
        'printed-links',
        '8:25  The link shows as plain text: "the prices" is not defined. Write the address itself, in ' +
          'round brackets: [all prices](/pricing).',
      ],
      [
        'printed-links',
        '8:41  The link shows as plain text: there must be nothing between ] and (. Write [the prices](/prices).',
      ],
      [
        'printed-links',
        '8:65  The link shows as plain text: its address has a space in it. Remove the space, or write %20 for it.',
      ],
      [
        'printed-links',
        '8:97  The link shows as plain text: a quotation mark in its brackets is curly. Write [a page ' +
          '(with a "title")](/prices "Prices").',
      ],
      [
        'printed-links',
        '8:142  The link shows as plain text: what follows the address cannot be read. Put what follows ' +
          'it in straight quotation marks, or remove it.',
      ],
      [
        'printed-links',
        '8:173  The link shows as plain text: there must be nothing between ] and (. Write [the last one](/prices).',
      ],
      [
        'printed-links',
        '11:8  The link shows as plain text: there must be nothing between ] and (. Write [to ' +
          'elsewhere](https://www.example.org/a).',
      ],
      [
        'printed-links',
        '11:58  The link shows as plain text: its address has a space in it. Remove the space, or write %20 for it.',
      ],
    ],
  },
  'printed-note': {
    source: `${HEAD}It costs little.[^1]
`,
    errors: [
      [
        'printed-links',
        '8:17  The note [^1] is not defined, so it shows as plain text. Write the note in a paragraph of ' +
          'its own: [^1]: What it says.',
      ],
    ],
  },
  'printed-picture': {
    source: `${HEAD}![A desk](pictures/my desk.png)

![A desk](pictures/my own desk.png "The desk")

![A desk](/desk.svg “The desk”)

![A desk][desk]
`,
    errors: [
      [
        'printed-links',
        '8:1  The picture shows as plain text: its address has a space in it. Write %20 for each space: ' +
          'pictures/my%20desk.png.',
      ],
      [
        'printed-links',
        '10:1  The picture shows as plain text: its address has a space in it. Write %20 for each space: ' +
          'pictures/my%20own%20desk.png.',
      ],
      [
        'printed-links',
        '12:1  The picture shows as plain text: a quotation mark in its brackets is curly. Write ![A ' +
          'desk](/desk.svg "The desk").',
      ],
      [
        'printed-links',
        '14:1  The picture shows as plain text: "desk" is not defined. Write the address itself, in round ' +
          'brackets: ![A desk by a window](pictures/desk.jpg).',
      ],
    ],
  },
  'printed-table': {
    source: `${HEAD}| a | b |
| --- |
| one | two |

Words above it
| a | b |
|:--|---|--:|

| a | b |
| one | two |
`,
    errors: [
      [
        'broken-tables',
        '9:1  The table shows as plain text: this row has one cell, and its head has 2. Write | --- | --- |',
      ],
      [
        'broken-tables',
        '14:1  The table shows as plain text: this row has 3 cells, and its head has 2. Write | --- | --- |',
      ],
      [
        'broken-tables',
        '16:1  The table shows as plain text: the row of dashes below its head is missing. Write below ' +
          'this line: | --- | --- |',
      ],
    ],
  },
}
