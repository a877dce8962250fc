import { HEAD } from './cases.ts'

/** Mistakes of authors, and what the check says: line and column in the text, rule, message. */
export const mistakes: readonly [text: string, ...messages: string[]][] = [
  [
    '•\tOne\n•\tTwo',
    '1:1 printed-lists: The • shows as plain text, and its lines run together. Begin each item of a list with a hyphen ' +
      'and a space: - One',
  ],
  [
    '– One\n– Two',
    '1:1 printed-lists: The – shows as plain text, and its lines run together. Begin each item of a list with a hyphen ' +
      'and a space: - One',
  ],
  [
    'Words:\n-One\n-Two',
    '2:1 printed-lists: The - shows as plain text: a space is missing after it. Write a hyphen and a space for an item ' +
      'of a list; to show the sign itself, a backslash before it: \\-',
  ],
  [
    '1.One\n2.Two',
    '1:1 printed-lists: The 1. shows as plain text: a space is missing after it. Write a number, a full stop and a ' +
      'space for an item of a list: 1. One',
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
    'Some **bold words.\n\nMore words.',
    '1:6 printed-marks: The ** shows as plain text: it has no partner in this paragraph. Write ** right behind the ' +
      'last of the words as well; to show the signs, a backslash before each.',
  ],
  [
    '**Bold words\n\nof two paragraphs**',
    '1:1 printed-marks: The ** shows as plain text: it has no partner in this paragraph. Write ** right behind the ' +
      'last of the words as well; to show the signs, a backslash before each.',
  ],
  [
    'Some ** bold ** words.',
    '1:6 printed-marks: The ** shows as plain text: there must be no space between it and the words, and one outside. ' +
      'Write **bold**.',
  ],
  [
    '< Panel />',
    '1:1 printed-marks: The tag <Panel shows as plain text: there must be no space after its <. Write <Panel.',
  ],
  ['It costs &pound99.', '1:10 printed-marks: "&pound" shows as plain text. Write the sign itself: £'],
  [
    '####### Seven',
    '1:1 printed-marks: The ####### shows as plain text: a heading has at most six #. Write ## for a section, and ### ' +
      'for a part of it.',
  ],
  [
    '## ![A desk](plan.svg)',
    '1:1 printed-marks: The heading has a picture, but no words. Write words after ##, and the picture in a paragraph ' +
      'of its own.',
  ],
  [
    'Words.\n\n```\ncode\n\n## How it works',
    '3:1 printed-marks: The code that begins here is never closed, so all text below it shows as code. Write ``` on a ' +
      'line of its own where the code ends, or delete this line.',
  ],
  [
    '<Links of={[{ label: "**One** thing", href: "/prices" }]} />',
    '1:23 printed-marks: "label" is plain text, so ** would show. Delete the **.',
  ],
  [
    '---\ntitle: “One mistake, and no other”\n' + `${HEAD.split('\n')[2]!.replace('right', '**right**')}\n---\n\n# One`,
    '2:8 printed-marks: The curly quotation marks around the title would show. Delete them: title: One mistake, and no ' +
      'other',
    '3:14 printed-marks: The ** in the description would show. Delete them.',
  ],
  [
    '| A | B |\n| - | - |\n| 1 |',
    '3:1 broken-tables: The row has one cell, and the head of its table 2. Check whether a | is missing. For a cell ' +
      'without words write a space between two |.',
  ],
  [
    'Write to info@agency.org or call 020 7946 0999.',
    '1:10 contacts: "info@agency.org" is not our e-mail address. Ours is hello@small-site.test. If it is right, write {/* allow: contact */} on the line.',
    '1:34 contacts: "020 7946 0999" is not our telephone number. Ours are tel:main and tel:hotline in links. If it is right, write {/* allow: contact */} on the line.',
  ],
  [
    'Please [write](mailto:info@agency.org) or [call](tel:+442079460999).',
    '1:16 contacts: "info@agency.org" is not our e-mail address. Ours is hello@small-site.test. If it is right, write {/* allow: contact */} on the line.',
    '1:50 contacts: "+442079460999" is not our telephone number. Ours are tel:main and tel:hotline in links. If it is right, write {/* allow: contact */} on the line.',
  ],
  [
    'Please [call](tel:02079460999) us.',
    '1:15 links: The link "tel:02079460999" has no valid telephone number. It lacks the code of the country: write ' +
      'tel:+442079460999. Our own are tel:hotline and tel:main.',
  ],
  ['See [one](#).', '1:11 links: The link leads nowhere. Write where it leads, such as /pricing.'],
  [
    'See [VAT](https://www.gov,uk/vat).',
    '1:11 links: The link "https://www.gov,uk/vat" has a comma in the name of the site. Write https://www.gov.uk/vat.',
  ],
  [
    'See [VAT](https://www.google.com/url?q=https://www.gov.uk/vat&sa=D).',
    '1:11 links: The link leads through www.google.com, which records who follows it. Write https://www.gov.uk/vat.',
  ],
  [
    '[Write to us](mailto:us)',
    '1:15 links: The link "mailto:us" has no valid e-mail address. Write the whole address behind mailto:, with its @.',
  ],
  [
    'Words.\n\n{/* a note\n\n## How it works\n\n{/* another */}\n\nWords.',
    '3:1 lost-words: The comment that opens here ends in line 14, and hides all words up to there. Write */} where it ' +
      'should end.',
  ],
  [
    '## Two\n\n### Three\n\nWords <Panel /> and more.',
    '5:8 html-structure: <Panel> cannot be in a paragraph. Write it on lines of its own, with an empty line above and ' +
      'below.',
  ],
  [
    '<Stamp>\n\nOne paragraph.\n\nAnother.\n\n</Stamp>',
    '3:1 html-structure: <Stamp> cannot contain a paragraph. Write words alone between its tags, in one paragraph with ' +
      'them.',
  ],
  [
    'See [all <Go href="/quiet">quiet</Go> prices](/prices).',
    '1:11 html-structure: <Go> cannot be in a link. Write it on lines of its own, with an empty line above and below.',
  ],
  [
    '<Action href="/prices"></Action>',
    '1:2 html-structure: <Action> shows a link without words. Write what it says, or delete it.',
  ],
  ['<Stamp></Stamp>', '1:2 html-structure: <Stamp> shows nothing. Write something between its tags, or delete it.'],
  ['<ul><p>One</p></ul>', '1:8 html-structure: A paragraph cannot be in a list. Write it in a paragraph of its own.'],
  ['<h2></h2>', '1:2 html: <h2> has no text. Write it between the tags, or delete them.'],
  [
    'A\u00a0space, and a\u200bsign.',
    '1:2 forced-breaks: There is a no-break space here, which looks like an ordinary one: Word inserts it. Type an ' +
      'ordinary space.',
    '1:15 forced-breaks: There is a sign here that cannot be seen: it breaks a word, and search does not find the ' +
      'word. Delete it.',
  ],
  [
    '---\ntitle: One mistake\ndescription: A page.\n\n# One\n\nWords: here.\n\n---\n\nMore.',
    '4:1 front-matter: The --- that ends the front matter is missing below line 3. Write a line --- here.',
  ],
  [
    '<Box id="one">\n\n<Panel>\n\nWords.\n\n</Box>',
    '3:1 syntax: <Panel> is never closed. Write </Panel> after its text, or /> at the end of the tag if it has none.',
  ],
  [
    'See <Photo src="/desk.svg" alt="A desk" a month, and more.',
    '1:41 syntax: The tag <Photo is never closed before these words. Write /> at its end: <Photo src="/desk.svg" ' +
      'alt="A desk" />',
  ],
  [
    '<Box id="one” />\n\nAnother "quoted" word.',
    '1:13 syntax: The quotation mark ” is a curly one. Write a straight one: "',
  ],
  [
    '<Photo src="/desk.svg" alt="A desk">A desk</Photo>',
    '1:37 props: <Photo> takes no text between its tags. Write <Photo src="/desk.svg" alt="A desk" /> and move the text ' +
      'out of it.',
  ],
  [
    'One<o:p></o:p> two.',
    '1:5 html: Content cannot use the HTML element <o:p>. Delete its tags, which come from Word.',
  ],
  [
    '![A desk](C:\\Users\\me\\desk.png)',
    '1:11 picture-files: The picture is on your computer. Put it into content/pictures/, and write pictures/desk.png.',
  ],
  [
    '1. One\n2. Two\n4. Four',
    '3:1 printed-lists: The item has the number 4, but it shows as 3. Write 3. instead; for a list of its own, write a ' +
      'paragraph above it.',
  ],
  [
    'Words.\n\n[guide]: /prices',
    '3:1 unused-definitions: Nothing refers to [guide], so this line is not shown. Write [the words of the ' +
      'link][guide] where it belongs, or delete the line.',
  ],
  [
    '![plan.svg](plan.svg)\n\n![Picture of a plan](plan.svg)',
    '1:1 alternative-text: The alternative text is the name of a file: plan.svg. Write what the picture shows.',
    '3:1 alternative-text: Screen readers say that it is a picture, so "Picture of" is read twice. Begin with what it ' +
      'shows.',
  ],
  [
    'See (all prices)[/prices] here.',
    '1:5 printed-links: The link shows as plain text: its brackets are swapped. Write [all prices](/prices).',
  ],
  [
    'See [all prices](/prices.',
    '1:5 printed-links: The link shows as plain text: its address has no ) behind it. Write ) where it ends: [all prices](/prices)',
  ],
  [
    'See [[prices]] here.',
    '1:5 printed-links: The double brackets show as plain text. Write a link as [all prices](/pricing).',
  ],
  [
    'Please [call](tel:020 7946 0999) us.',
    '1:8 printed-links: The link shows as plain text: a telephone number in an address has no spaces. Write tel:+442079460999; our own are tel:main and tel:hotline.',
    '1:15 spelling: "tel" is not in the dictionary. Did you mean "tell" or "teal"? If it is right, add it to data/words.txt.',
    '1:19 contacts: "020 7946 0999" is not our telephone number. Ours are tel:main and tel:hotline in links. If it is right, write {/* allow: contact */} on the line.',
  ],
  [
    '*One thing\n*Another thing',
    '1:1 printed-lists: The * does not begin an item of a list: a space is missing after it. Begin each item of a list with a hyphen and a space: - One',
  ],
  ['- One\n-\n- Three', '2:1 printed-lists: The item of the list has no words. Write them, or delete the line.'],
  [
    '| A | B |\n| - | - |\n\n| 1 | 2 |',
    '4:1 broken-tables: The row shows as plain text: it belongs to no table. Delete the empty line between it and its table.',
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
  ['It costs&nbsp99.', '1:9 printed-marks: "&nbsp" shows as plain text. Type an ordinary space.'],
  [
    'One word word and the\nthe other.',
    '1:10 repeated-words: The word "word" is written twice. Delete one of the two. If it is right, write {/* allow: words */} on the line.',
    '2:1 repeated-words: The word "the" is written twice. Delete one of the two. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'A agent, a AI receptionist, an user and a hour.',
    '1:1 articles: "A" is wrong before "agent". Write An agent. If it is right, write {/* allow: words */} on the line.',
    '1:10 articles: "a" is wrong before "AI". Write an AI. If it is right, write {/* allow: words */} on the line.',
    '1:29 articles: "an" is wrong before "user". Write a user. If it is right, write {/* allow: words */} on the line.',
    '1:41 articles: "a" is wrong before "hour". Write an hour. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'One , two,three.Four is -- five.',
    '1:4 punctuation: There is a space before the sign. Delete it. If it is right, write {/* allow: punctuation */} on the line.',
    '1:10 punctuation: There is no space after the comma. Write one. If it is right, write {/* allow: punctuation */} on the line.',
    '1:16 punctuation: There is no space after the end of the sentence. Write one. If it is right, write {/* allow: punctuation */} on the line.',
    '1:25 punctuation: The -- shows as two hyphens. Write a dash: – If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    'It costs £2,5 a day and £1.299 a year.',
    '1:11 punctuation: Pence come after a point, and a comma stands before each three figures of pounds. Write 2.50. If it is right, write {/* allow: punctuation */} on the line.',
    '1:26 punctuation: A point stands before pence, and a comma before each three figures of pounds. Write 1,299. If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    'We answer (day and night.',
    '1:11 punctuation: The ( has no ) in this paragraph. Write ) where it ends. If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    '“We love it, said the dentist.',
    '1:1 punctuation: The “ has no ” in this paragraph. Write ” where it ends. If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    'TODO: ask [insert name].\n\nLorem ipsum dolor.',
    '1:1 placeholders: This is still to be written: TODO. Write it, or delete it.',
    '1:11 placeholders: This is still to be written: [insert name]. Write it, or delete it.',
    '3:1 placeholders: This is still to be written: Lorem ipsum dolor. Write it, or delete it.',
    '3:1 spelling: "Lorem" is not in the dictionary. If it is a name, add it to data/words.txt.',
    '3:7 spelling: "ipsum" is not in the dictionary. Did you mean "ipso" or "ileum"? If it is right, add it to data/words.txt.',
    '3:13 spelling: "dolor" is not in the dictionary. Did you mean "dolour"? If it is right, add it to data/words.txt.',
  ],
  [
    '<details>\n  <summary>More</summary>\n  Inside.\n</details>',
    '2:4 html-structure: <summary> cannot be in a paragraph. Write it on lines of its own, with an empty line above and below.',
  ],
  [
    'See [prices](https://www.google.com/url?q=https://small-site.test/prices&sa=D).',
    '1:14 links: The link leads through www.google.com, which records who follows it. Write /prices.',
  ],
  [
    HEAD.replace('One mistake, and no other', 'One for <Phrase of="agent-price" /> a month'),
    '2:8 printed-marks: The tag <Phrase of="agent-price" /> in the title would show. Write {agent-price}.',
  ],
  [
    `\n${HEAD}`,
    '2:1 front-matter: The front matter does not begin in the first line. Delete the empty lines above the first ---.',
  ],
]

/** Odd texts that are right. */
export const rightTexts: readonly string[] = [
  '1. One\n1. Two\n\nWords.\n\n3. Three\n4. Four\n\nSee [one][it].\n\n[it]: /prices',
  '<table><tr><td>One</td></tr></table>\n\n<dl><dt>One</dt><dd>Two</dd></dl>\n\n<Stamp>One</Stamp> and *two*.',
  '<details>\n<summary>One</summary>\n\nWords.\n\n</details>\n\n[![A plan](plan.svg)](/prices)',
  '<Box id="box">\n\n- One\n\n  1. Two\n\n     > Three\n\n| A |\n| - |\n| 1 |\n\n</Box>',
  'AT&T and R&D; an asterisk* means more.\n\n*Terms apply. 5 * 3 is 15.',
  '– Ada Lovelace, owner',
  'From -5 to 30 degrees.\n\n- One\n- [x] Two\n- [ ] Three',
  'Version\n1.0 and 2.5 of it.',
  '~~Old~~ words, \\*\\* and a\\_b\\_\\_c.',
  'One < two, and three > two.',
  'Call 020 7123 4567, +44 20 7123 4567, +44 (0)20 7123 4567 or [999](tel:999), or write to hello@small-site.test.',
  'Call the ICO on 0303 123 1113. {/* allow: contact */}',
  '01234567 is a number, 2026-01-31 a day, £1,000,000,000 an amount, and 0.123456789 a share.',
  'See [a search](https://www.google.com/search?q=desks) and [a port](https://www.example.com:8080/a).',
  '```\ncode\n```\n\n> ```\n> more\n> ```\n\n    \n\n~~~\nlast\n~~~',
  'He had had enough, and said that that was fine (so far).',
  'Plan A is a one-off for a UK user, in an hour, with an MOT, an FAQ or a FAQ.',
  'Node.js on gov.uk at 10:30, 2:1:1 and £1,299.50.',
  '“We began on Monday.\n\n“By Friday it was done.”',
  'Bye bye (a) and b). Well … maybe, as in `a -- b ==c== :d:`.',
  'The band The The is a odd one. {/* allow: words */}',
]
