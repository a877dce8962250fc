import type { TextCases } from '../../cases.ts'

/** Marks of Markdown that would show as plain text, and words that would not. */
export const printedCases: TextCases = {
  'printed-marks': {
    wrong: [
      [
        'Some **bold words.\n\nMore words.',
        '1:6 printed-marks: The ** shows as plain text: it has no partner in this paragraph. Write ** right ' +
          'behind the last of the words as well; to show the signs, a backslash before each.',
      ],
      [
        '**Bold words\n\nof two paragraphs**',
        '1:1 printed-marks: The ** shows as plain text: it has no partner in this paragraph. Write ** right ' +
          'behind the last of the words as well; to show the signs, a backslash before each.',
      ],
      [
        'Some ** bold ** words.',
        '1:6 printed-marks: The ** shows as plain text: there must be no space between it and the words, and one ' +
          'outside. Write **bold**.',
      ],
      [
        'One ** two ** three ** four.',
        '1:5 printed-marks: The ** shows as plain text: it has no partner in this paragraph. Write ** right ' +
          'behind the last of the words as well; to show the signs, a backslash before each.',
      ],
      [
        '< Panel />',
        '1:1 printed-marks, fixed: The tag <Panel shows as plain text: there must be no space after its <. Write ' +
          '<Panel.',
      ],
      ['It costs &pound99.', '1:10 printed-marks, fixed: "&pound" shows as plain text. Write the sign itself: £'],
      [
        '10. ##Words',
        '1:5 printed-marks, fixed: The ## shows as plain text: a space is missing after it. Write ## and a space for ' +
          'a heading; to show the sign itself, a backslash before it: \\#',
      ],
      [
        '####### Seven',
        '1:1 printed-marks: The ####### shows as plain text: a heading has at most six #. Write ## for a section, ' +
          'and ### for a part of it.',
      ],
      [
        '## ![A desk](plan.svg)',
        '1:1 printed-marks: The heading has a picture, but no words. Write words after ##, and the picture in a ' +
          'paragraph of its own.',
      ],
      [
        'Words.\n\n```\ncode\n\n## How it works',
        '3:1 printed-marks: The code that begins here is never closed, so all text below it shows as code. Write ' +
          '``` on a line of its own where the code ends, or delete this line.',
      ],
      [
        '<Links of={[{ label: "**One** thing", href: "/prices" }]} />',
        '1:23 printed-marks: "label" is plain text, so ** would show. Delete the **.',
      ],
      [
        'It is ==new== and __ good __ :smile:.',
        '1:7 printed-marks: "==new==" shows as plain text. For bold words write **words**.',
        '1:19 printed-marks: "__ good __" shows as plain text. For bold words write **words**.',
        '1:30 printed-marks: ":smile:" shows as plain text. Delete it, or write the sign itself.',
      ],
      [
        'It costs &pounds;99.',
        '1:10 printed-marks: "&pounds;" shows as plain text: there is no such sign. Write the sign itself.',
      ],
      ['It costs&nbsp99.', '1:9 printed-marks, fixed: "&nbsp" shows as plain text. Type an ordinary space.'],
      [
        '<Links of={[{ label: "One [guide](/prices) more", href: "/prices" }]} />',
        '1:23 printed-marks: "label" is plain text, so [guide](/prices) would show. Write the words alone.',
      ],
      [
        'Some **bold* words.\n\nSome *bold** words.',
        '1:6 printed-marks: The * shows as plain text: there are two on one side of the words, and one on the ' +
          'other. For bold words write **bold**.',
        '3:12 printed-marks: The * shows as plain text: there are two on one side of the words, and one on the ' +
          'other. For bold words write **bold**.',
      ],
      ['The AI&nbspagents.', '1:7 printed-marks, fixed: "&nbsp" shows as plain text. Type an ordinary space.'],
      [
        'Well done :tada: to all.',
        '1:11 printed-marks: ":tada:" shows as plain text. Delete it, or write the sign itself.',
      ],
      [
        'It is kept under the name `theme.',
        '1:27 printed-marks: The ` shows as plain text: it has no partner in this paragraph. Write ` on the other ' +
          'side of the words as well, or delete it.',
      ],
      [
        '##Power-ups\n\nSome words\n###Below them\n\n#Hello there\n\n- ##In a list\n\n> ##In a quotation\n\n##\n\nThe end.',
        '1:1 printed-marks, fixed: The ## shows as plain text: a space is missing after it. Write ## and a space for ' +
          'a heading; to show the sign itself, a backslash before it: \\#',
        '4:1 printed-marks, fixed: The ### shows as plain text: a space is missing after it. Write ### and a space ' +
          'for a heading; to show the sign itself, a backslash before it: \\#',
        '6:1 printed-marks: The # shows as plain text: a space is missing after it. Write # and a space for a ' +
          'heading; to show the sign itself, a backslash before it: \\#',
        '8:3 printed-marks, fixed: The ## shows as plain text: a space is missing after it. Write ## and a space for ' +
          'a heading; to show the sign itself, a backslash before it: \\#',
        '10:3 printed-marks, fixed: The ## shows as plain text: a space is missing after it. Write ## and a space ' +
          'for a heading; to show the sign itself, a backslash before it: \\#',
        '12:1 printed-marks: The heading has no text. Write it after ## and a space, or delete the line.',
      ],
    ],
    right: [
      'AT&T and R&D; an asterisk* means more.\n\n*Terms apply. 5 * 3 is 15.',
      '~~Old~~ words, \\*\\* and a\\_b\\_\\_c.',
      'One < two, and three > two.',
      '```\ncode\n```\n\n> ```\n> more\n> ```\n\n    \n\n~~~\nlast\n~~~',
      'An asterisk* means more, as in *words*, and 2 * 3 * 4.',
      'An escaped \\` sign, `code with a sign`, and ``code with ` inside``.',
    ],
  },
  'printed-lists': {
    wrong: [
      [
        '1. One.\n2. Two. 3. Three.\n4. Four, with 1. a sum.',
        '2:9 printed-lists: The 3. shows as plain text in the middle of another item. Begin a line with it.',
      ],
      [
        '•\tOne\n•\tTwo',
        '1:1 printed-lists, fixed: The • shows as plain text, and its lines run together. Begin each item of a list ' +
          'with a hyphen and a space: - One',
      ],
      [
        '– One\n– Two',
        '1:1 printed-lists, fixed: The – shows as plain text, and its lines run together. Begin each item of a list ' +
          'with a hyphen and a space: - One',
      ],
      [
        'Words:\n-One\n-Two',
        '2:1 printed-lists, fixed: The - shows as plain text: a space is missing after it. Write a hyphen and a ' +
          'space for an item of a list; to show the sign itself, a backslash before it: \\-',
      ],
      [
        '1.One\n2.Two',
        '1:1 printed-lists: The 1. shows as plain text: a space is missing after it. Write a number, a full stop ' +
          'and a space for an item of a list: 1. One',
      ],
      [
        '- [] One\n- [] Two',
        '1:3 printed-lists: The [] shows as plain text. Write - [x] and a space for an item with a tick.',
      ],
      [
        '- [x] One\n- [x]Two',
        '2:3 printed-lists: The [x] shows as plain text. Write - [x] and a space for an item with a tick.',
      ],
      [
        '1. One\n2. Two\n5. Five',
        '3:1 printed-lists: The item has the number 5, but it shows as 3. Write 3. instead; for a list of its ' +
          'own, write a paragraph above it.',
      ],
      [
        '*One thing\n*Another thing',
        '1:1 printed-lists, fixed: The * does not begin an item of a list: a space is missing after it. Begin each ' +
          'item of a list with a hyphen and a space: - One',
      ],
      ['- One\n-\n- Three', '2:1 printed-lists: The item of the list has no words. Write them, or delete the line.'],
      [
        'Words:\na. One\nb. Two',
        '2:1 printed-lists: The a. shows as plain text, and its lines run together. Begin each item of a list ' +
          'with a number, a full stop and a space: 1. One',
      ],
      [
        'o One\no Two',
        '1:1 printed-lists: The o shows as plain text, and its lines run together. Begin each item of a list with ' +
          'a hyphen and a space: - One',
      ],
      [
        '- [x] One\n-[x] Two',
        '2:1 printed-lists: The - shows as plain text: a space is missing after it. Write - [x] and a space for ' +
          'an item with a tick.',
      ],
      [
        '1. One\n3. Two\n5. Three',
        '2:1 printed-lists: The item has the number 3, but it shows as 2. Write 2. instead; for a list of its ' +
          'own, write a paragraph above it.',
      ],
    ],
    right: [
      '1. One\n1. Two\n\nWords.\n\n3. Three\n4. Four\n\nSee [one][it].\n\n[it]: /prices',
      '– Ada Lovelace, owner',
      'From -5 to 30 degrees.\n\n- One\n- [x] Two\n- [ ] Three',
      'Version\n1.0 and 2.5 of it.',
      '1. One\n2. Two\n4. Four',
      '```\n*one\n*two\n```',
      'Some *words that\ngo on* and *others that\ngo on*, too.',
    ],
  },
  'printed-links': {
    wrong: [
      [
        'See (all prices)[/prices] here.',
        '1:5 printed-links, fixed: The link shows as plain text: its brackets are swapped. Write [all ' +
          'prices](/prices).',
      ],
      [
        'See [all prices](/prices.',
        '1:5 printed-links: The link shows as plain text: its address has no ) behind it. Write ) where it ends: ' +
          '[all prices](/prices)',
      ],
      [
        'See [[prices]] here.',
        '1:5 printed-links: The double brackets show as plain text. Write a link as [all prices](/pricing).',
      ],
      [
        'Please [call](tel:020 7946 0999) us.',
        '1:8 printed-links: The link shows as plain text: a telephone number in an address has no spaces. Write ' +
          'tel:+442079460999; our own are tel:main and tel:hotline.',
      ],
      [
        'Read [our prices(/prices) first, or [our prices]/prices) then.',
        '1:6 printed-links, fixed: The link shows as plain text: it lacks a ]. Write [our prices](/prices).',
        '1:37 printed-links, fixed: The link shows as plain text: it lacks a (. Write [our prices](/prices).',
      ],
      ['![A desk](pictures/desk.png =300x200)', "1:1 printed-links: A picture's size cannot be set. Delete =300x200."],
      [
        'See [the guide][guide], [the prices][], [the prices] (/prices), [the **next** page](/con tact), [a page (with ' +
          'a "title")](/prices “Prices”), [another](/prices "Prices) and [the last\none] (/prices).\n\nA link [to elsewhere] ' +
          '(https://www.example.org/a) and <b>[one](/con tact)</b>.',
        '1:5 printed-links: The link shows as plain text: "guide" is not defined. Write the address itself, in ' +
          'round brackets: [all prices](/pricing).',
        '1:25 printed-links: The link shows as plain text: "the prices" is not defined. Write the address itself, ' +
          'in round brackets: [all prices](/pricing).',
        '1:41 printed-links, fixed: The link shows as plain text: there must be nothing between ] and (. Write [the ' +
          'prices](/prices).',
        '1:65 printed-links: The link shows as plain text: its address has a space in it. Remove the space, or ' +
          'write %20 for it.',
        '1:97 printed-links, fixed: The link shows as plain text: a quotation mark in its brackets is curly. Write ' +
          '[a page (with a "title")](/prices "Prices").',
        '1:142 printed-links: The link shows as plain text: what follows the address cannot be read. Put what ' +
          'follows it in straight quotation marks, or remove it.',
        '1:173 printed-links: The link shows as plain text: there must be nothing between ] and (. Write [the ' +
          'last one](/prices).',
        '4:8 printed-links, fixed: The link shows as plain text: there must be nothing between ] and (. Write [to ' +
          'elsewhere](https://www.example.org/a).',
        '4:58 printed-links: The link shows as plain text: its address has a space in it. Remove the space, or ' +
          'write %20 for it.',
      ],
      [
        'It costs little.[^1]',
        '1:17 printed-links: The note [^1] is not defined, so it shows as plain text. Write the note in a ' +
          'paragraph of its own: [^1]: What it says.',
      ],
      [
        '![A desk](pictures/my desk.png)\n\n![A desk](pictures/my own desk.png "The desk")\n\n![A desk](/desk.svg “The ' +
          'desk”)\n\n![A desk][desk]',
        '1:1 printed-links, fixed: The picture shows as plain text: its address has a space in it. Write %20 for ' +
          'each space: pictures/my%20desk.png.',
        '3:1 printed-links, fixed: The picture shows as plain text: its address has a space in it. Write %20 for ' +
          'each space: pictures/my%20own%20desk.png.',
        '5:1 printed-links, fixed: The picture shows as plain text: a quotation mark in its brackets is curly. Write ' +
          '![A desk](/desk.svg "The desk").',
        '7:1 printed-links: The picture shows as plain text: "desk" is not defined. Write the address itself, in ' +
          'round brackets: ![A desk by a window](pictures/desk.jpg).',
      ],
    ],
    right: ['A visit [see below (/prices)] and a list [one]/[two].'],
  },
  'broken-tables': {
    wrong: [
      [
        '| A | B |\n| - | - |\n| 1 |',
        '3:1 broken-tables: The row has one cell, and the head of its table 2. Check whether a | is missing. For ' +
          'a cell without words write a space between two |.',
      ],
      [
        '| A | B |\n| - | - |\n\n| 1 | 2 |',
        '4:1 broken-tables: The row shows as plain text: it belongs to no table. Delete the empty line between it ' +
          'and its table.',
      ],
      [
        '| a | b |\n| --- |\n| one | two |\n\nWords above it\n| a | b |\n|:--|---|--:|\n\n| a | b |\n| one | two |',
        '2:1 broken-tables, fixed: The table shows as plain text: this row has one cell, and its head has 2. Write | ' +
          '--- | --- |',
        '7:1 broken-tables, fixed: The table shows as plain text: this row has 3 cells, and its head has 2. Write | ' +
          '--- | --- |',
        '9:1 broken-tables: The table shows as plain text: the row of dashes below its head is missing. Write ' +
          'below this line: | --- | --- |',
      ],
      [
        '| a \\| b | c |\n| --- |\n| one | two |',
        '2:1 broken-tables, fixed: The table shows as plain text: this row has one cell, and its head has 2. Write | ' +
          '--- | --- |',
      ],
    ],
    right: ['|x|\nis the size of x.', 'Type a | or b |', 'Type a | or b |\nor c | or d |'],
  },
  'lost-words': {
    wrong: [
      [
        'Words.\n\n{/* a note\n\n## How it works\n\n{/* another */}\n\nWords.',
        '3:1 lost-words: The comment that opens here ends in line 14, and hides all words up to there. Write */} ' +
          'where it should end.',
      ],
      [
        '| One | Two |\n| --- | --- |\n| Here | There | Everywhere |',
        '3:18 lost-words: The row has more cells than the head of its table, so this one is not shown. Write a ' +
          'cell more in the head, or delete the | before these words. To show the sign, write \\|',
      ],
      [
        'See what it costs.\n\n[^9]: A note.',
        '3:1 lost-words: Nothing refers to the note [^9], so it is not shown. Write [^9] where it belongs, or ' +
          'delete the note.',
      ],
    ],
  },
  'unused-definitions': {
    wrong: [
      [
        'Words.\n\n[guide]: /prices',
        '3:1 unused-definitions: Nothing refers to [guide], so this line is not shown. Write [the words of the ' +
          'link][guide] where it belongs, or delete the line.',
      ],
    ],
  },
}
