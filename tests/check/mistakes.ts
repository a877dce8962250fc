import { HEAD } from './cases.ts'

/** Mistakes of authors, and what the check says: line and column in the text, rule, message. */
export const mistakes: readonly [text: string, ...messages: string[]][] = [
  [
    'Corkage [check with Dana], and chairs.',
    '1:9 placeholders: This is still to be written: [check with Dana]. Write it, or delete it. If it is right, write ' +
      '{/* allow: words */} on the line.',
  ],
  [
    'We’ll reply in 7–5 days.',
    '1:16 dates: "7–5 days" goes from the greater number to the smaller. Write 5–7 days. If it is right, write ' +
      '{/* allow: words */} on the line.',
  ],
  [
    'Examples help most[a]: two of them.',
    '1:19 placeholders: This was copied with the text, and is not a part of it. Delete it. If it is right, write ' +
      '{/* allow: words */} on the line.',
  ],
  [
    '✅ Fast, and always on.',
    '1:1 punctuation: A screen reader says the name of this sign each time. Delete it; for several points write a ' +
      'list, with a hyphen and a space before each. If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    'We guarantee that an agent pays for itself.',
    '1:1 voice: The voice guide bans the words "We guarantee that an agent". Say what usually happens, and that it is ' +
      'no promise. If you mean something else, write {/* allow: voice */} on the line.',
  ],
  [
    '[The agent’s line](tel:main)',
    '1:20 contacts: The words say that an agent answers, but people answer the main line. Write (tel:hotline). If it ' +
      'is right, write {/* allow: contact */} on the line.',
  ],
  [
    'The part that you bought on November 14 takes a week.',
    '1:29 dates: "November 14" is a date as in the US. Write 14 November. If it is right, write {/* allow: words */} ' +
      'on the line.',
  ],
  [
    'Says [customer name] of Leeds.',
    '1:6 placeholders: This is still to be written: [customer name]. Write it, or delete it. If it is right, write ' +
      '{/* allow: words */} on the line.',
  ],
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
    'We are at 14 Potter’s Row, Leeds.',
    '1:11 contacts: Our address is written by hand, so a change of the record would not reach it. Quote it as ' +
      '<Phrase of="address" />. If it is right, write {/* allow: contact */} on the line.',
  ],
  [
    'Write to info@agency.org or call 020 7946 0999.',
    '1:10 contacts: "info@agency.org" is not our e-mail address. Ours is hello@small-site.test. If it is right, write {/* allow: contact */} on the line.',
    '1:34 contacts: "020 7946 0999" is not our telephone number. In a link write [Call us](tel:main) or [Call the demo line](tel:hotline), in a text <Phrase of="phone" />. If it is right, write {/* allow: contact */} on the line.',
  ],
  [
    'Please [write](mailto:info@agency.org) or [call](tel:+442079460999).',
    '1:16 contacts: "info@agency.org" is not our e-mail address. Ours is hello@small-site.test. If it is right, write {/* allow: contact */} on the line.',
    '1:50 contacts: "+442079460999" is not our telephone number. In a link write [Call us](tel:main) or [Call the demo line](tel:hotline), in a text <Phrase of="phone" />. If it is right, write {/* allow: contact */} on the line.',
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
    '1. One\n2. Two\n5. Five',
    '3:1 printed-lists: The item has the number 5, but it shows as 3. Write 3. instead; for a list of its own, write a ' +
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
    '1:1 placeholders: This is still to be written: TODO. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
    '1:11 placeholders: This is still to be written: [insert name]. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
    '3:1 placeholders: This is still to be written: Lorem ipsum dolor. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
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
    HEAD.replace('One mistake, and no other', 'One mistake for {agent-price} a week'),
    '2:37 prices: The price is for a month. Write "a month". If it is no price of ours, write # allow: price on the line above.',
  ],
  [
    HEAD.replace('One mistake, and no other', 'One for <Phrase of="agent-price" /> a month'),
    '2:8 printed-marks: The tag <Phrase of="agent-price" /> in the title would show. Write {agent-price}.',
  ],
  [
    `\n${HEAD}`,
    '2:1 front-matter: The front matter does not begin in the first line. Delete the empty lines above the first ---.',
  ],
  [
    'One costs £99, our agent says. It is £89 a month for one.',
    '1:11 prices: The price £99 is written by hand, so a change of the record would not reach it. Quote it as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    '1:38 prices: The price £89 is written by hand, so a change of the record would not reach it. Quote a price of data/phrases.ts, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
  ],
  [
    '| Agents | Each a month | Each a year |\n| --- | --- | --- |\n| 1 | £99 | £1,199 |\n| 2 | £55 | £979 |',
    '3:7 prices: The price £99 is written by hand, so a change of the record would not reach it. Quote it as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    '4:7 prices: No record has the price £55. Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
  ],
  [
    'It costs $99 a month, 95 GBP a month or €89 per agent.',
    '1:10 prices: "$99 a month" is not in pounds, as our prices are. Quote a price of data/phrases.ts, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    '1:23 prices: No record has the price £95. Did you mean £99? Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    '1:41 prices: "€89 per agent" is not in pounds, as our prices are. Quote a price of data/phrases.ts, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
  ],
  [
    'We have a 14-day money-back guarantee. Book a 30-minute call.',
    '1:11 typed-figures: "14-day money-back" does not agree with data/, which says 30-day money-back guarantee. Quote it as <Phrase of="money-back" />. If it is another figure, write {/* allow: figure */} on the line.',
    '1:47 typed-figures: "30-minute" does not agree with data/, which says 15-minute. Quote it as <Phrase of="discovery-call-length" />. If it is another figure, write {/* allow: figure */} on the line.',
  ],
  [
    'We reply within 48 hours and keep it for six months. Set up in 20 minutes.',
    '1:17 typed-figures: "48 hours" does not agree with data/, which says 24 hours. Quote it as <Phrase of="playbook-reply" />. If it is another figure, write {/* allow: figure */} on the line.',
    '1:42 typed-figures: "six months" does not agree with data/, which says 12 months. Quote it as <Phrase of="kept-requests" />. If it is another figure, write {/* allow: figure */} on the line.',
    '1:64 typed-figures: "20 minutes" does not agree with data/, which says 10 minutes. Quote it as <Phrase of="setup-time" />. If it is another figure, write {/* allow: figure */} on the line.',
  ],
  [
    'Twelve questions about readiness-question-count. All twelve agents, nine industries, ten AI agents.',
    '1:1 typed-figures: "Twelve questions" does not agree with data/, which says 15. Quote it as <Phrase of="readiness-question-count" />. If it is another figure, write {/* allow: figure */} on the line.',
    '1:54 typed-figures: "twelve agents" does not agree with data/, which says ten. Quote it as <Phrase of="agent-count" />. If it is another figure, write {/* allow: figure */} on the line.',
    '1:69 typed-figures: "nine industries" does not agree with data/, which says ten. Quote it as <Phrase of="industry-count" />. If it is another figure, write {/* allow: figure */} on the line.',
    '1:86 typed-figures: "ten AI agents" is written by hand, so a change of the record would not reach it. Quote it as <Phrase of="agent-count" />. If it is another figure, write {/* allow: figure */} on the line.',
  ],
  [
    'See the [sales agent of the tests](/prices), or [the sales agent of the tests](/prices).',
    '1:49 link-names: The link is called "the sales agent of the tests", as the page /sales, but leads to /prices. Write (/sales), or say in other words where it leads.',
  ],
  [
    'Call [020 7123 4567](tel:main).',
    '1:7 contacts: Our telephone number is written by hand, so a change of the record would not reach it. Quote it as <Phrase of="phone" />. If it is right, write {/* allow: contact */} on the line.',
  ],
  [
    '## Before\n\n<Box id="parts">\n\n### First\n\n## Second\n\n</Box>',
    '7:1 heading-levels: The heading is of level 2, but those of <Box> begin with level 3. Write ###, or end <Box> above it.',
  ],
  [
    HEAD.replace('A page with one mistake, put', 'It has one mistake. It is put').replace('and nothing else.', 'and'),
    '3:14 metadata-length: The last sentence of the description has no end: "It is put among pages that are right, so that a rule finds this one and". Finish it, with a full stop.',
  ],
  [
    'It has three good parts:\n\n- One\n- Two\n\n## Two steps\n\n1. First\n2. Then\n3. Last',
    '1:1 counted-lists: The words say "three good parts", but the list below has 2. Correct the number or the list. If it counts something else, write {/* allow: figure */} on the line.',
    '6:1 counted-lists: The words say "Two steps", but the list below has 3. Correct the number or the list. If it counts something else, write {/* allow: figure */} on the line.',
  ],
  [
    '## Four ways to begin\n\nTwo steps each.\n\n<Shelf />',
    '1:1 counted-lists: The words say "Four ways", but what follows has 3. Correct the number or the list. If it counts something else, write {/* allow: figure */} on the line.',
    '3:1 counted-lists: The words say "Two steps each", but what follows has 3. Correct the number or the list. If it counts something else, write {/* allow: figure */} on the line.',
  ],
  [
    'It keeps these three documents.\n\n| A document |\n| --- |\n| One |\n| Two |\n\nThe tire sizes are there. Hire a second, and each costs £4.',
    '1:1 counted-lists: The words say "these three documents", but what follows has 2. Correct the number or the list. If it counts something else, write {/* allow: figure */} on the line.',
    '8:5 wrong-words: This says "tire", but another word is meant. Write "tyre". If it is right, write {/* allow: words */} on the line.',
    '8:57 prices: No record has the price £4. Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
  ],
  [
    'It knows Marek. Then Marek rings, and it tells Marak too.',
    '1:48 spelling: "Marak" stands here once, and "Marek" elsewhere on the page. Did you mean "Marek"? If both are right, add "Marak" to data/words.txt.',
  ],
  [
    'The realtor takes the elevator.',
    '1:5 wrong-words: This says "realtor", but another word is meant. Write "estate agent". If it is right, write {/* allow: words */} on the line.',
    '1:23 wrong-words: This says "elevator", but another word is meant. Write "lift". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'It takes 5-7 business days, and offers 11:00 or 14:70.',
    '1:11 punctuation: A range has a dash, not a hyphen. Write –. If it is right, write {/* allow: punctuation */} on the line.',
    '1:49 dates: There is no time 14:70. Write one such as 5.30 pm or 17:30. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'Which quote’s are worth a call? Ring 991 or wait for your 30 day roadmap. (Sarah to confirm before this goes live!)',
    '1:1 grammar: "Which quote’s" is not right here. Write "Which quotes". If it is right, write {/* allow: words */} on the line.',
    '1:33 wrong-words: This says "Ring 991", but another word is meant. Write "Ring 999". If it is right, write {/* allow: words */} on the line.',
    '1:59 grammar: "30 day" is not right here. Write "30-day". If it is right, write {/* allow: words */} on the line.',
    '1:75 placeholders: This is a note to a colleague, not a part of the text. Delete it. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    '- _10:15_ One\n- _09:30_ Two\n- _22:00_ Three\n- _07:00_ Four',
    '2:1 time-order: The time of this item is earlier than that of the item above. Correct one of the times, or change the order. If it is of another day, write {/* allow: figure */} on the line.',
  ],
  [
    'It opens at 25:00 and closes at 9:75.',
    '1:13 dates: There is no time 25:00. Write one such as 5.30 pm or 17:30. If it is right, write {/* allow: words */} on the line.',
    '1:33 dates: There is no time 9:75. Write one such as 5.30 pm or 17:30. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'Serach this page.',
    '1:1 spelling: "Serach" is not in the dictionary. Did you mean "Search"? If it is right, add it to data/words.txt.',
  ],
  [
    'We’re open on Sundays.',
    '1:1 contradictions: "We’re open on Sundays" contradicts data/site.ts, which says "Weekends closed". Correct the sentence, or the record if that has changed. If it is about somebody else, write {/* allow: figure */} on the line.',
  ],
  [
    'It costs £99 a year.',
    '1:10 prices: £99 is a price for a month. Write "a month". If it is no price of ours, write {/* allow: price */} on the line.',
  ],
  [
    'It has six levels, and twelve playbooks.',
    '1:8 typed-figures: "six levels" does not agree with data/, which says seven. Quote it as <Phrase of="office-levels" />. If it is another figure, write {/* allow: figure */} on the line.',
    '1:24 typed-figures: "twelve playbooks" does not agree with data/, which says six. Quote it as <Phrase of="playbook-count" />. If it is another figure, write {/* allow: figure */} on the line.',
  ],
  [
    '## WHAT IT LEAVES OUT\n\nWords.\n\n## How we know it.',
    '1:1 heading-text: The heading is in capitals, which are hard to read, and which screen readers may spell. Write What it leaves out, with capitals for names only.',
    '5:18 heading-text: The heading ends in a full stop. Delete it.',
  ],
  [
    'See [the prices](/prices?utm_source=card).',
    '1:18 links: The link has "utm_source", which would replace where the visitor really came from. Write /prices.',
  ],
  [
    '[Here it is](/prices#a)\n\n[and there](/prices#a)\n\n[or so](/prices#a)',
    '1:14 anchors: The page /prices has no heading or section with the id "a". If its heading has another name now, write <Section id="a"> around it in content/prices.mdx.',
    '3:13 anchors: The page /prices has no heading or section with the id "a". If its heading has another name now, write <Section id="a"> around it in content/prices.mdx.',
    '5:9 anchors: The page /prices has no heading or section with the id "a". If its heading has another name now, write <Section id="a"> around it in content/prices.mdx.',
  ],
  [
    'It opens on 31 February 2027.',
    '1:13 dates: There is no 31 February 2027. Write another day. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'The price is low. The price is low.',
    '1:19 repeated-words: The sentence is written twice. Delete one of the two. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'It works with the eight others.',
    '1:19 typed-figures: "eight others" does not agree with data/, which counts 10 with this one. Write nine, as the list counts, or no number. If it is another figure, write {/* allow: figure */} on the line.',
  ],
  [
    'Our short quiz asks 20 questions.',
    '1:21 typed-figures: "20 questions" does not agree with data/, which says 15. Quote it as <Phrase of="readiness-question-count" />. If it is another figure, write {/* allow: figure */} on the line.',
  ],
  [
    '## Words\n\nOne.\n\n<Section id="words">\n\n## Two\n\n</Section>',
    '5:14 duplicate-ids: The id "words" is already used by the heading of line 8: links to #words reach only the first. Choose another name.',
  ],
  [
    '<Box id="panel">\n\n## Two\n\n### Three\n\n</Box>\n\n<Panel />',
    '1:10 duplicate-ids: The id "panel" is already used by <Panel>: links to #panel reach only the first. Choose another name.',
  ],
  [
    '## Two\n\n<ul><h3>Three</h3></ul>',
    '3:9 html-structure: A heading cannot be in a list. Write it in a paragraph of its own.',
  ],
  [
    '<Links of={[{ label: "One [guide](/prices) more", href: "/prices" }]} />',
    '1:23 printed-marks: "label" is plain text, so [guide](/prices) would show. Write the words alone.',
  ],
  [
    'Words of a line.<br />',
    '1:17 forced-breaks: Lines break by themselves, so that they fit on every screen. Delete <br />.',
  ],
  [
    '## Two\n\n#### Four',
    '3:1 heading-levels: A heading of level 4 follows one of level 2: a level is missing. Write ## if it begins a ' +
      'section of its own, or ### if it belongs to the section above.',
  ],
  [
    '**What it costs you**\n\nWords of a paragraph.',
    '1:1 heading-text: The bold line looks like a heading, but screen readers and search do not take it for one. Write it as a heading, such as ### What it costs you, or as the beginning of a sentence, with a colon at its end.',
  ],
  [
    'Some **bold* words.\n\nSome *bold** words.',
    '1:6 printed-marks: The * shows as plain text: there are two on one side of the words, and one on the other. For bold words write **bold**.',
    '3:12 printed-marks: The * shows as plain text: there are two on one side of the words, and one on the other. For bold words write **bold**.',
  ],
  [
    'Words:\na. One\nb. Two',
    '2:1 printed-lists: The a. shows as plain text, and its lines run together. Begin each item of a list with a number, a full stop and a space: 1. One',
  ],
  [
    'o One\no Two',
    '1:1 printed-lists: The o shows as plain text, and its lines run together. Begin each item of a list with a hyphen and a space: - One',
  ],
  [
    'See <https://www.gov.uk/prices|VAT rates>.',
    '1:5 syntax: A link cannot be written in < >, as chat programs do. Write [VAT rates](https://www.gov.uk/prices), or [VAT rates](/prices) if it leads to a page of this site.',
  ],
  ['<Go href=prices>Prices</Go>', '1:10 syntax: A value without quotation marks. Write href="prices".'],
  [
    '<Box id="one">\n\n<Section>\n\n</Box>\n\nWords.\n\n</Section>',
    '3:1 syntax: The tags cross: <Section> begins inside <Box>, which ends first, in line 12. Move <Section> below </Box>, or </Section> above it.',
  ],
  [
    '<Box id="one">\n\nWords.\n\n</box>',
    '5:3 syntax: </box> closes nothing here: <Box> of line 8 is still open. Write </Box>.',
  ],
  [
    'It costs {agent-price} a month, {agent-prise} or {price}.',
    '1:10 program-code: {agent-price} quotes a record in front matter only. Write <Phrase of="agent-price" />',
    '1:33 program-code: {agent-prise} quotes a record in front matter only. Write <Phrase of="agent-price" />',
    '1:50 program-code: Content cannot contain program code between { and }. Write the words themselves, or <Phrase of="…" /> to quote a record. To show a brace, write a backslash before it: \\{',
  ],
  [
    'Wait {a few minutes} and try again.',
    '1:6 syntax: The text between { and } cannot be read. Delete the braces. To show one, write a backslash before it: \\{',
  ],
  [
    '## Words {#words}',
    '1:10 syntax: {#words} would show: headings get their names from their words. Delete it, or write the section as <Section id="words">.',
  ],
  [
    '<p hidden>Words that nobody sees.</p>',
    '1:4 html: "hidden" hides words from visitors. Delete it, or the words; a note to yourself goes between {/* and */}.',
  ],
  ['See [prices](/pri\u200bces).', '1:14 links: The address contains a sign that cannot be seen. Write /prices.'],
  [
    'We answer.. And soon,, too.',
    '1:10 punctuation: The sign is written twice. Write . once. If it is right, write {/* allow: punctuation */} on the line.',
    '1:21 punctuation: The sign is written twice. Write , once. If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    'They took Varient to Ngozi. Recepcionist, the Recepcionist.',
    '1:11 spelling: "Varient" is not in the dictionary. Did you mean "Variant"? If it is right, add it to data/words.txt.',
    '1:29 spelling: "Recepcionist" is not in the dictionary. If it is a name, add it to data/words.txt.',
    '1:47 spelling: "Recepcionist" is not in the dictionary. If it is a name, add it to data/words.txt.',
  ],
  [
    '---\ntitle: One mistake, and no other\ndescription: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.\npublish: 1st Dec 2026\ndraft: yes\n---\n\n# One',
    '4:10 front-matter: "publish" must be a day such as 2026-01-31. Write: publish: 2026-12-01',
    '5:8 front-matter: "draft" must be true or false, without quotation marks. Write: draft: true',
  ],
  [
    '---\ntitle: One mistake, and no other\ntitle: One mistake, and no other\ndescription: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.\n---\n\n# One',
    '3:1 front-matter: "title" appears twice. Delete this line.',
  ],
  [
    '---\ntitle: One mistake, and no other\ndescription: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.\n\n# One\n\nWords.',
    '4:1 front-matter: The --- that ends the front matter is missing below line 3. Write a line --- here.',
  ],
  [
    '---\ntitle: One mistake, and no other\ndescription: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.\ntemplete: agent\nagent: sales\n---\n\n# One',
    '4:1 front-matter: There is no key "templete" in front matter. Did you mean "template"?',
  ],
  [
    'Read [our prices(/prices) first, or [our prices]/prices) then.',
    '1:6 printed-links: The link shows as plain text: it lacks a ]. Write [our prices](/prices).',
    '1:37 printed-links: The link shows as plain text: it lacks a (. Write [our prices](/prices).',
  ],
  [
    'Your responsible for it, than wait. Ring 911.\n\n| What it says |\n| --- |\n| “Where is it? |',
    '1:1 wrong-words: This says "Your", but another word is meant. Write "You’re". If it is right, write {/* allow: words */} on the line.',
    '1:26 wrong-words: This says "than", but another word is meant. Write "then". If it is right, write {/* allow: words */} on the line.',
    '1:37 wrong-words: This says "Ring 911", but another word is meant. Write "Ring 999". If it is right, write {/* allow: words */} on the line.',
    '5:3 punctuation: The “ has no ” in this cell. Write ” where it ends. If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    'You’re customer never waits. Its live in a day. They get there message once. Use you own words.',
    '1:1 wrong-words: This says "You’re", but another word is meant. Write "Your". If it is right, write {/* allow: words */} on the line.',
    '1:30 wrong-words: This says "Its live in", but another word is meant. Write "It’s live in". If it is right, write {/* allow: words */} on the line.',
    '1:54 wrong-words: This says "get there", but another word is meant. Write "get their". If it is right, write {/* allow: words */} on the line.',
    '1:78 wrong-words: This says "Use you", but another word is meant. Write "Use your". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'It is cheaper then a temp, and as easy to reach then one. You should of rung. It take’s a name.',
    '1:7 wrong-words: This says "cheaper then", but another word is meant. Write "cheaper than". If it is right, write {/* allow: words */} on the line.',
    '1:32 wrong-words: This says "as easy to reach then", but another word is meant. Write "as easy to reach as". If it is right, write {/* allow: words */} on the line.',
    '1:63 wrong-words: This says "should of", but another word is meant. Write "should have". If it is right, write {/* allow: words */} on the line.',
    '1:82 grammar: "take’s" is not right here. Write "takes". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'Dental practises join our partner program. Don’t loose money. It’s own diary. We advice you.',
    '1:1 wrong-words: This says "Dental practises", but another word is meant. Write "Dental practices". If it is right, write {/* allow: words */} on the line.',
    '1:27 wrong-words: This says "partner program", but another word is meant. Write "partner programme". If it is right, write {/* allow: words */} on the line.',
    '1:50 wrong-words: This says "loose", but another word is meant. Write "lose". If it is right, write {/* allow: words */} on the line.',
    '1:63 wrong-words: This says "It’s", but another word is meant. Write "Its". If it is right, write {/* allow: words */} on the line.',
    '1:79 wrong-words: This says "We advice", but another word is meant. Write "We advise". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'One agent costs ninety-nine pounds a month, or two hundred and ten quid a month.',
    '1:17 prices: The price £99 is written by hand, so a change of the record would not reach it. Quote it as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
    '1:48 prices: No record has the price £210. Print it from the record, such as <Phrase of="agent-price" />. If it is no price of ours, write {/* allow: price */} on the line.',
  ],
  [
    'Ring us on 0207 123 4567.',
    '1:12 contacts: Our telephone number is written by hand, so a change of the record would not reach it. Quote it as <Phrase of="phone" />. If it is right, write {/* allow: contact */} on the line.',
  ],
  [
    'Staff Room and StaffRoom, but a staff room.',
    "1:1 company-name: The company's name is spelt Staffroom. Write Staffroom. If it is no name, write {/* allow: words */} on the line.",
    "1:16 company-name: The company's name is spelt Staffroom. Write Staffroom. If it is no name, write {/* allow: words */} on the line.",
  ],
  [
    'words begin small.',
    '1:1 punctuation: The paragraph begins with a small letter. Write "Words". If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    'Some words are here. The last ones have no end',
    '1:44 punctuation: The paragraph ends without a full stop. End it with a full stop. If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    'Four days. Two of us."',
    '1:22 punctuation: The " has no partner in this paragraph. Write “ before the quoted words and ” after them, or delete it. If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    'There´s and there`s, itâ€™s.',
    '1:6 punctuation: The sign shows as an accent, not as an apostrophe. Write ’. If it is right, write {/* allow: punctuation */} on the line.',
    '1:18 punctuation: The sign shows as an accent, not as an apostrophe. Write ’. If it is right, write {/* allow: punctuation */} on the line.',
    '1:24 punctuation: A sign was pasted as the parts of its code. Type it anew: an apostrophe, a quotation mark, a dash, a letter with its accent or £. If it is right, write {/* allow: punctuation */} on the line.',
  ],
  [
    'A rate of XX% is not found. Error! Bookmark not defined.',
    '1:11 placeholders: This is still to be written: XX. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
    '1:29 placeholders: This is still to be written: Error! Bookmark not defined. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    '- [x] One\n-[x] Two',
    '2:1 printed-lists: The - shows as plain text: a space is missing after it. Write - [x] and a space for an item with a tick.',
  ],
  ['The AI&nbspagents.', '1:7 printed-marks: "&nbsp" shows as plain text. Type an ordinary space.'],
  [
    'In Manchster, every Wendesday in Febuary, on monday.',
    '1:4 spelling: "Manchster" is not in the dictionary. Did you mean "Manchester"? If it is right, add it to data/words.txt.',
    '1:21 spelling: "Wendesday" is not in the dictionary. Did you mean "Wednesday"? If it is right, add it to data/words.txt.',
    '1:34 spelling: "Febuary" is not in the dictionary. Did you mean "February"? If it is right, add it to data/words.txt.',
    '1:46 spelling: "monday" is not in the dictionary. Did you mean "Monday"? If it is right, add it to data/words.txt.',
  ],
  [
    'A price in you’re head. It notes that its grey with a scarf, and its live in a day. You’re main line is answered. It is grey with it’s scarf.',
    '1:9 wrong-words: This says "in you’re", but another word is meant. Write "in your". If it is right, write {/* allow: words */} on the line.',
    '1:39 wrong-words: This says "its grey with", but another word is meant. Write "it’s grey with". If it is right, write {/* allow: words */} on the line.',
    '1:66 wrong-words: This says "its live in", but another word is meant. Write "it’s live in". If it is right, write {/* allow: words */} on the line.',
    '1:85 wrong-words: This says "You’re", but another word is meant. Write "Your". If it is right, write {/* allow: words */} on the line.',
    '1:126 wrong-words: This says "with it’s", but another word is meant. Write "with its". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'Four figures is asked. Many small firms doesn’t answer. Two callers has rung. The agent don’t discuss it. It are ready. They was late. There is two callers.',
    '1:1 agreement: The verb of "Four figures is" does not agree with its subject. Write "Four figures are". If it is right, write {/* allow: words */} on the line.',
    '1:24 agreement: The verb of "Many small firms doesn’t" does not agree with its subject. Write "Many small firms don’t". If it is right, write {/* allow: words */} on the line.',
    '1:57 agreement: The verb of "Two callers has" does not agree with its subject. Write "Two callers have". If it is right, write {/* allow: words */} on the line.',
    '1:79 agreement: The verb of "The agent don’t" does not agree with its subject. Write "The agent doesn’t". If it is right, write {/* allow: words */} on the line.',
    '1:107 agreement: The verb of "It are" does not agree with its subject. Write "It is". If it is right, write {/* allow: words */} on the line.',
    '1:121 agreement: The verb of "They was" does not agree with its subject. Write "They were". If it is right, write {/* allow: words */} on the line.',
    '1:136 agreement: The verb of "There is" does not agree with its subject. Write "There are". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'Each one hear how far. The agent take notes. They answers at night. Nobody want to wait.',
    '1:1 agreement: The verb of "Each one hear" does not agree with its subject. Write "Each one hears". If it is right, write {/* allow: words */} on the line.',
    '1:24 agreement: The verb of "The agent take" does not agree with its subject. Write "The agent takes". If it is right, write {/* allow: words */} on the line.',
    '1:46 agreement: The verb of "They answers" does not agree with its subject. Write "They answer". If it is right, write {/* allow: words */} on the line.',
    '1:69 agreement: The verb of "Nobody want" does not agree with its subject. Write "Nobody wants". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'Submit a from to the practice manger. It comes form your costumers at lest once. The fist call lasts ten minuets.',
    '1:8 wrong-words: This says "a from", but another word is meant. Write "a form". If it is right, write {/* allow: words */} on the line.',
    '1:31 wrong-words: This says "manger", but another word is meant. Write "manager". If it is right, write {/* allow: words */} on the line.',
    '1:42 wrong-words: This says "comes form", but another word is meant. Write "comes from". If it is right, write {/* allow: words */} on the line.',
    '1:58 wrong-words: This says "costumers", but another word is meant. Write "customers". If it is right, write {/* allow: words */} on the line.',
    '1:68 wrong-words: This says "at lest", but another word is meant. Write "at least". If it is right, write {/* allow: words */} on the line.',
    '1:86 wrong-words: This says "fist", but another word is meant. Write "first". If it is right, write {/* allow: words */} on the line.',
    '1:106 wrong-words: This says "minuets", but another word is meant. Write "minutes". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'It costs to much to chose, weather you call everyday. They except calls. Price’s are fair. Lets talk, with less calls and three agent.',
    '1:4 wrong-words: This says "costs to", but another word is meant. Write "costs too". If it is right, write {/* allow: words */} on the line.',
    '1:18 wrong-words: This says "to chose", but another word is meant. Write "to choose". If it is right, write {/* allow: words */} on the line.',
    '1:28 wrong-words: This says "weather", but another word is meant. Write "whether". If it is right, write {/* allow: words */} on the line.',
    '1:45 wrong-words: This says "everyday", but another word is meant. Write "every day". If it is right, write {/* allow: words */} on the line.',
    '1:55 wrong-words: This says "They except", but another word is meant. Write "They accept". If it is right, write {/* allow: words */} on the line.',
    '1:74 grammar: "Price’s" is not right here. Write "Prices". If it is right, write {/* allow: words */} on the line.',
    '1:92 grammar: "Lets" is not right here. Write "Let’s". If it is right, write {/* allow: words */} on the line.',
    '1:108 grammar: "less" is not right here. Write "fewer". If it is right, write {/* allow: words */} on the line.',
    '1:123 grammar: "three agent" is not right here. Write "three agents". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'It answers the and books an of visit. Your a click away, and you cant wait: it’s more easier between 9 am to 5 pm.',
    '1:12 repeated-words: "the and": a word is missing between the two, or one of them is left over. Write the missing word, or delete one. If it is right, write {/* allow: words */} on the line.',
    '1:26 repeated-words: "an of": a word is missing between the two, or one of them is left over. Write the missing word, or delete one. If it is right, write {/* allow: words */} on the line.',
    '1:39 wrong-words: This says "Your", but another word is meant. Write "You’re". If it is right, write {/* allow: words */} on the line.',
    '1:66 grammar: "cant" is not right here. Write "can’t". If it is right, write {/* allow: words */} on the line.',
    '1:82 wrong-words: This says "more easier", but another word is meant. Write "easier". If it is right, write {/* allow: words */} on the line.',
    '1:94 wrong-words: This says "between 9 am to", but another word is meant. Write "between 9 am and". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'It can answers calls. Agents who takes notes, and a caller who ask. We open at 17.30 pm.',
    '1:4 grammar: "can answers" is not right here. Write "can answer". If it is right, write {/* allow: words */} on the line.',
    '1:23 agreement: The verb of "Agents who takes" does not agree with its subject. Write "Agents who take". If it is right, write {/* allow: words */} on the line.',
    '1:51 agreement: The verb of "a caller who ask" does not agree with its subject. Write "a caller who asks". If it is right, write {/* allow: words */} on the line.',
    '1:80 dates: There is no time 17.30 pm. Write one such as 5.30 pm or 17:30. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'One paragraph of eight words, which stands here twice.\n\nOne paragraph of eight words, which stands here twice.',
    '3:1 repeated-paragraphs: This paragraph is already in line 8. Delete one of the two.',
  ],
  [
    'See [prices](www.small-site.test/prices).',
    '1:14 links: The link "www.small-site.test/prices" names this site\'s own address. Write /prices.',
  ],
  [
    'See [one](/notes) and [another](/notes).',
    '-3:8 links: The page is a draft, but 2 links lead to it: content/mistake.mdx:8, content/mistake.mdx:8. Delete the line "draft", or remove the links until visitors can open the page.',
  ],
  [
    '<Box id="one">\n\nWords.\n\n<Box>\n\nMore.',
    '5:1 syntax: <Box> begins again here, although the one above is still open. Write </Box> if the text above ends here.',
  ],
  [
    'Well done :tada: to all.',
    '1:11 printed-marks: ":tada:" shows as plain text. Delete it, or write the sign itself.',
  ],
  [
    'Sure! Here’s a more concise version of the paragraph: words.',
    '1:1 placeholders: This is what a chatbot said, not a part of the text. Delete it. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'Their put through. Your two storeys up, and a a customer may of booked. Were here to help, other then at night.',
    '1:1 wrong-words: This says "Their", but another word is meant. Write "They’re". If it is right, write {/* allow: words */} on the line.',
    '1:20 wrong-words: This says "Your", but another word is meant. Write "You’re". If it is right, write {/* allow: words */} on the line.',
    '1:45 repeated-words: "a a": a word is missing between the two, or one of them is left over. Write the missing word, or delete one. If it is right, write {/* allow: words */} on the line.',
    '1:58 wrong-words: This says "may of", but another word is meant. Write "may have". If it is right, write {/* allow: words */} on the line.',
    '1:73 wrong-words: This says "Were", but another word is meant. Write "We’re". If it is right, write {/* allow: words */} on the line.',
    '1:92 wrong-words: This says "other then", but another word is meant. Write "other than". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    '![IMG_2034](plan.svg)\n\n![Screenshot 2026-11-02 at 09.14](plan.svg)',
    '1:1 alternative-text: The alternative text is the name of a file: IMG_2034. Write what the picture shows.',
    '3:1 alternative-text: The alternative text is the name of a file: Screenshot 2026-11-02 at 09.14. Write what the picture shows.',
  ],
  [
    'It does it’s job in principal. Let us no when you here from us, as they agent answers you phone. It as been different than that.',
    '1:4 wrong-words: This says "does it’s", but another word is meant. Write "does its". If it is right, write {/* allow: words */} on the line.',
    '1:18 wrong-words: This says "in principal", but another word is meant. Write "in principle". If it is right, write {/* allow: words */} on the line.',
    '1:32 wrong-words: This says "Let us no", but another word is meant. Write "Let us know". If it is right, write {/* allow: words */} on the line.',
    '1:51 wrong-words: This says "here", but another word is meant. Write "hear". If it is right, write {/* allow: words */} on the line.',
    '1:68 wrong-words: This says "they", but another word is meant. Write "the". If it is right, write {/* allow: words */} on the line.',
    '1:79 wrong-words: This says "answers you", but another word is meant. Write "answers your". If it is right, write {/* allow: words */} on the line.',
    '1:101 wrong-words: This says "as", but another word is meant. Write "has". If it is right, write {/* allow: words */} on the line.',
    '1:109 wrong-words: This says "different than", but another word is meant. Write "different from". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'The machine is their. We are in pian.',
    '1:13 wrong-words: This says "is their", but another word is meant. Write "is there". If it is right, write {/* allow: words */} on the line.',
    '1:33 spelling: "pian" is not in the dictionary. Did you mean "pain" or "pina"? If it is right, add it to data/words.txt.',
  ],
  [
    'The agents doesn’t mind. Our callers asks. Most customers is calm.',
    '1:1 agreement: The verb of "The agents doesn’t" does not agree with its subject. Write "The agents don’t". If it is right, write {/* allow: words */} on the line.',
    '1:26 agreement: The verb of "Our callers asks" does not agree with its subject. Write "Our callers ask". If it is right, write {/* allow: words */} on the line.',
    '1:44 agreement: The verb of "Most customers is" does not agree with its subject. Write "Most customers are". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    '---\ntitle: One mistake, and no other\ndescription: A page with one mistake, put among pages that are right, so that a rule finds this one and nothing else.\nfooter: flase\n---\n\n# One',
    '4:9 front-matter: "footer" must be true or false, without quotation marks. Write: footer: false',
  ],
  [
    'Certainly! Here’s a more engaging version of your paragraph:',
    '1:1 placeholders: This is what a chatbot said, not a part of the text. Delete it. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'We keep notes for XX days, or as long as [X days], from DD/MM/YYYY.',
    '1:19 placeholders: This is still to be written: XX. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
    '1:42 placeholders: This is still to be written: [X days]. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
    '1:57 placeholders: This is still to be written: DD/MM/YYYY. Write it, or delete it. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'We meet on Monday 4 December 2026, or on 31 November.',
    '1:12 dates: 4 December 2026 is a Friday. Write Friday, or another date. If it is right, write {/* allow: words */} on the line.',
    '1:42 dates: There is no 31 November. Write another day. If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'Call <Your company name here> today.',
    '1:6 syntax: <Your company name here> is taken for a tag: words cannot stand in < >. If they stand for something that is still to be written, write it; else delete the two signs.',
  ],
  [
    'Our catalog of jewelry. 1. One.',
    '1:5 spelling: "catalog" is not in the dictionary. Did you mean "catalogue"? If it is right, add it to data/words.txt.',
    '1:16 spelling: "jewelry" is not in the dictionary. Did you mean "jewellery"? If it is right, add it to data/words.txt.',
  ],
  [
    '1. One\n3. Two\n5. Three',
    '2:1 printed-lists: The item has the number 3, but it shows as 2. Write 2. instead; for a list of its own, write a paragraph above it.',
  ],
  [
    'It is kept under the name `theme.',
    '1:27 printed-marks: The ` shows as plain text: it has no partner in this paragraph. Write ` on the other side of the words as well, or delete it.',
  ],
  [
    'The agent never forget a name. Everyone have a list. A patient who call at night hears a voice. There were a problem. What does it costs? We didn’t knew.',
    '1:1 agreement: The verb of "The agent never forget" does not agree with its subject. Write "The agent never forgets". If it is right, write {/* allow: words */} on the line.',
    '1:32 agreement: The verb of "Everyone have" does not agree with its subject. Write "Everyone has". If it is right, write {/* allow: words */} on the line.',
    '1:54 agreement: The verb of "A patient who call" does not agree with its subject. Write "A patient who calls". If it is right, write {/* allow: words */} on the line.',
    '1:97 agreement: The verb of "There were" does not agree with its subject. Write "There was". If it is right, write {/* allow: words */} on the line.',
    '1:124 grammar: "does it costs" is not right here. Write "does it cost". If it is right, write {/* allow: words */} on the line.',
    '1:142 grammar: "didn’t knew" is not right here. Write "didn’t know". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'It has ran since Monday. The report is send every Monday. We’re please to help. We going to call. It can be use at night. It will be ready when you would hired one.',
    '1:4 grammar: "has ran" is not right here. Write "has run". If it is right, write {/* allow: words */} on the line.',
    '1:37 grammar: "is send" is not right here. Write "is sent". If it is right, write {/* allow: words */} on the line.',
    '1:59 grammar: "We’re please" is not right here. Write "We’re pleased". If it is right, write {/* allow: words */} on the line.',
    '1:81 grammar: "We going" is not right here. Write "We are going". If it is right, write {/* allow: words */} on the line.',
    '1:106 grammar: "be use" is not right here. Write "be used". If it is right, write {/* allow: words */} on the line.',
    '1:149 grammar: "would hired" is not right here. Write "would hire" or "would be hired". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'One of our agent is free. Most customer hang up. It rings three time. Every calls is noted. There are no setup fee.',
    '1:1 grammar: "One of our agent" is not right here. Write "One of our agents". If it is right, write {/* allow: words */} on the line.',
    '1:27 grammar: "Most customer" is not right here. Write "Most customers". If it is right, write {/* allow: words */} on the line.',
    '1:59 grammar: "three time" is not right here. Write "three times". If it is right, write {/* allow: words */} on the line.',
    '1:71 grammar: "Every calls" is not right here. Write "Every call". If it is right, write {/* allow: words */} on the line.',
    '1:93 grammar: "There are no setup fee" is not right here. Write "There are no setup fees". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'The customers name is in the note. A months trial is free. In five minutes time you’re live. It keeps it’s promise. Your all set.',
    '1:5 grammar: "customers" is not right here. Write "customer’s". If it is right, write {/* allow: words */} on the line.',
    '1:36 grammar: "A months" is not right here. Write "A month’s". If it is right, write {/* allow: words */} on the line.',
    '1:63 grammar: "five minutes" is not right here. Write "five minutes’". If it is right, write {/* allow: words */} on the line.',
    '1:97 wrong-words: This says "keeps it’s", but another word is meant. Write "keeps its". If it is right, write {/* allow: words */} on the line.',
    '1:117 wrong-words: This says "Your", but another word is meant. Write "You’re". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'Ask were the van is. Put you phone down. To many calls are lost. It runs trough the list. Switch it of at night. You can reply on it. May be you should call.',
    '1:1 wrong-words: This says "Ask were", but another word is meant. Write "Ask where". If it is right, write {/* allow: words */} on the line.',
    '1:22 wrong-words: This says "Put you", but another word is meant. Write "Put your". If it is right, write {/* allow: words */} on the line.',
    '1:42 wrong-words: This says "To", but another word is meant. Write "Too". If it is right, write {/* allow: words */} on the line.',
    '1:69 wrong-words: This says "runs trough", but another word is meant. Write "runs through". If it is right, write {/* allow: words */} on the line.',
    '1:91 wrong-words: This says "Switch it of", but another word is meant. Write "Switch it off". If it is right, write {/* allow: words */} on the line.',
    '1:118 wrong-words: This says "can reply", but another word is meant. Write "can rely". If it is right, write {/* allow: words */} on the line.',
    '1:135 wrong-words: This says "May be", but another word is meant. Write "Maybe". If it is right, write {/* allow: words */} on the line.',
  ],
  [
    'Send us email today. It depends of your rules. Answers to for everyone. You to can hire one. Is it is ready?',
    '1:1 grammar: "Send us email" is not right here. Write "Send us an email". If it is right, write {/* allow: words */} on the line.',
    '1:25 grammar: "depends of" is not right here. Write "depends on". If it is right, write {/* allow: words */} on the line.',
    '1:56 grammar: "to for" is not right here. Write "to" or "for". If it is right, write {/* allow: words */} on the line.',
    '1:73 wrong-words: This says "You to", but another word is meant. Write "You too". If it is right, write {/* allow: words */} on the line.',
    '1:94 grammar: "Is it is" is not right here. Write "Is it". If it is right, write {/* allow: words */} on the line.',
  ],
]

/** Odd texts that are right. */
export const rightTexts: readonly string[] = [
  'Dial 141 first to hide your number.\n\n| Our calls | Cost |\n| --- | --- |\n| A boiler | £89 |',
  '“It’s making a ‘grrr’ noise,” says somebody who is elbow-deep in a U-bend, near an S-bend.',
  'Agents have come far. Keep in contact with us. Look there: phone, diary and post. It has to go on.',
  'It lets Ana open the parcel and approve the refund. The firm’s, as we said, was a score of 2-1. It’s calls, emails and forms.',
  'A place in Monday’s club. It makes it past the door, with a power of attorney. By appointment, and from owner to owner.',
  'It knows Marek, who’s an agent, and Marak. The keys went to the owner, who no longer minds.',
  'A driver’s need for sleep, and a teacher’s have-a-go day. It never tires of it. These two months were long.\n\n- One\n- Two\n- Three',
  'Your responsible adult comes along. It’s busier on Monday, than we thought. Each of us has a key.',
  '## Three ways to begin\n\nThey take two steps each. Four questions came.\n\n<Shelf />',
  'A caller begins “Bonsoir, une table pour deux, s’il vous plaît”, and books.',
  'It reads a number back in groups, as in 020 7946 0155, so that a wrong digit is noticed.',
  'By March 25 agents were at work. An invoice of €1,200 from a supplier in Ghent is noted as it is.',
  'There are a few calls. What do the agents cost? Few call centres answer. Two call notes are kept. Its ready-made rules.',
  'He who has lost a call. That’s what it is like. One of the agent’s rules is short. Nobody’s body of work.',
  'We’d rather it rang twice. It helps you plan and send the rota. Let your customers choose. You use your own words.',
  'Which of the notes that are filed do you read? The list of rules is short. A number of callers are new. I was there.',
  'They might have to wait. Are they the ones? It is what you need it to be. Who’s call handling? A quiet, simple office.',
  'Don’t say no to a call. By two in the afternoon it’s quiet. To most, it’s new. You can put it to the team. Is it open?',

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
  'Call 020 7123 4567, +44 20 7123 4567, +44 (0)20 7123 4567 or [999](tel:999), or write to hello@small-site.test. {/* allow: contact */}',
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
  'A firm can lose £1,200 a month, and an agent saves up to £300 a month.',
  'A lost roof costs £99.50 or £12,000. The boiler costs £89. A call costs $99.',
  'It asks two questions, with three agents, in 20 minutes. Bring six questions. A 3-minute call.',
  'For gas call 0800 111 999, and the ICO on 0303 123 1113.',
  'Ask Siobhán Ní Dhomhnaill, Zoë O’Brien-Smythe, Jane Smythe or Okonkwo about it.',
  '## FAQ and VAT\n\nWords.\n\n## HMRC\n\nWords.\n\n## One team. No sick days.\n\nWords.\n\n## From 9 a.m.\n\nWords.',
  '**Clients to think of first:**\n\n- One\n\n**Bold.** Words.\n\n**Really?**\n\nWords.',
  'An asterisk* means more, as in *words*, and 2 * 3 * 4.',
  'And so on … and on.',
  'Our 14-day money-back guarantee. {/* allow: figure */}',
  'A visit [see below (/prices)] and a list [one]/[two].',
  'A temp costs £1,900 a month.',
  'A garage in Pwllheli answers “Bore da” and “Shwmae”, and Siân asks for Dafydd, Donoghue and Ngozi.',
  'Table d’hôte, crème brûlée, bánh mì, laksa, halloumi, paratha and kimchi. HMRC’s notice, and a Mietvertrag.',
  'HMRC’s notice on Bora Bora, by 5\u00a0pm. Write as name@example.com does.',
  '1. One\n2. Two\n4. Four',
  'Your customers own what you own. Their team is there. There are calls, and there is work. It’s own-brand.',
  'She is taller, then. More, then less. The agents you own. What could, of course, be. Each customer’s program.',
  'Loose leaves, a legal practice, and we give advice. It is live, its live calls are recorded. Who’s on call?',
  'It does one thing:\n\n- one\n\nand then it stops.\n\niPads and eBay are names.\n\nA 3/4\" pipe.',
  'It’s on its own with callers, at its best in May, and at its busiest on Mondays, with its grey door in view.',
  'These days it is quiet. Three months is a long time. One of the ten agents is ours. Two pounds is a lot.',
  'Each of the three callers has a note. Many a firm has one. The team don’t mind. Does it have one? Let it have two.',
  'There is one, and there are two. There is two hours’ work. What it’s for, and what you’re in: it’s clear.',
  'We open on Friday 4 December 2026, on 29 February, and on the 31st of May. Part 2 May be read. A date [x].',
  'Here’s a shorter version of the form. Certainly, we can. If 2 < 3 and 4 > 1, write <b>so</b>.',
  'The person who calls you is put through. Whoever uses it are not charged.',
  'Those who use it don’t pay. The people behind it are ours.',
  'A thank you is enough. Listen to advice. Open to advice and legal advice.',
  'Make their will with a solicitor. If you’re clients of ours, or they’re customers, say so.',
  'From there calls go to your mobile. Most of you own a phone. Many of you own the van.',
  'Its easy set-up and its hard work. The firm reserves its right to refuse. Its potential for growth, its total for May, its representative in Leeds.',
  'Two agents is enough for most shops. Five stars is the best rating. Ten pounds is a lot.',
  'Your going rate. Your never-ending list. A deed which effects the transfer. Loose leads.',
  'If you’re business owners, or you’re people who care. Who’s staff and who’s a customer?',
  'When you’re busy calls are answered. When it’s quiet you’re free. The make’s own parts.',
  'It is what it is. As they were, so we were. There’s nothing there people need. Must of necessity be.',
  'When a call comes in it’s answered. When you log in you’re asked for a code. When the trial is over it’s up to you.',
  'Look for your welcome email. Your able assistant. Everyday IT support. For everyday at home or work.',
  'Most of the focus is on new customers. Two courses is £19.95. Four rings is normal. Ten kilometres is our limit.',
  'Each of our\nnine agents has its own voice, and one of the\nten agents is free. Those who try\nit don’t go back.',
  'There is ten times the demand in May. Five Rivers has a café. Nine Elms has two stations. Four figures is enough.',
  'It does its very best to help. It keeps its cool when callers shout. Our home cares for its elderly with respect.',
  'We were smaller then and had one phone. Pick one or the other then press Save. We ring once more then send a text.',
  'The receptionist we have there answers in Welsh. He and she are partners. With the might of a large team behind you.',
  'They’re own-label goods. See who’s call handling today. Loose sales leads. Our support programs run on Windows.',
  'Can I cancel? Of course. Here’s how. Absolutely. Here’s why. I hope this helps you. Here’s a revised version of the form.',
  'On Friday 4 December, 2000 calls were answered. We sold 45 March tickets. We live at 36 May Road. At 9:45 May rings.',
  'Ask a colleague whose left hand hurts. Read about if and when it rings. Go at times like these. What your asking price says.',
  'They’d like the vin d’honneur first.',
  'Three agents cost £267 a month, and four cost £356.',
  'The sign on the door says "call 111". We say "open since 1998" on the door. A 4" pipe.',
  'Dr. Patel, Smile Dental',
  'Photo: St. Mary’s Surgery, Leeds',
  'Staffroom Ltd. Registered in England and Wales',
  'The price is\n\n<Stamp>low</Stamp>\n\nfor each agent.',
  'A temp costs two thousand two hundred pounds a month. A call costs £0.125 a minute.',
  'It need not wait. Nobody need know. Everyone read the note. We work Mondays. The caller knows.',
  'A dog in the manger. Tell a from b. The from address. The order form your clients use. A massage, and a moth trap.',
  'It talks to many callers. Whatever the weather you wear. In everyday use. All hours except calls. Less is more.',
  'A two agent plan. A few email addresses. He lets go of it. Customers have. The agent’s answer is short.',
  'In Wales say _diolch yn fawr_, and *iechyd da*. It knows three portals: Rentagreement, Homefinders and Valuemyflat.',
  'What it is made of is good. Plan a and plan b. A to-do list, and the who’s who. In the on-call rota. As is their wont.',
  'It opens at 17.30, at 9.45 am and at 12 pm. A customer who keeps a note. People who know. One of the agents that takes notes.',
  'A caller says “bab”, and half of Yorkshire calls it a ginnel or a snicket. In May of last year. He may, of course.',
  'Were you there? Your on-call rota. Your own two hands. He rang the other then left. Whose calls are these?',
  'She tells you details. From there it goes on. They phone a supplier. Its also-ran. Use it as a guide. Go through the door.',
  'What it’s hearing is a call. The check in the diary. In sight of land. A drawing of the site. A picture of health.',
  'A couple of Ashby-de-la-Zouch bought part-worns and ready-mades.',
  'Says [customer name] of Leeds. {/* allow: words */}',
  'It opens on 31 February 2027. {/* allow: words */}',
  'The price is low. The price is low. {/* allow: words */}',
  'It works with the eight others. {/* allow: figure */}',
  'Three reasons to stay: {/* allow: figure */}\n\n- One\n- Two',
  'The customer whose van it is is on the line. Group A agents answer first.',
  '<Box id="box">\n\nWords.\n\n## Two\n\n### Three\n\n## Four\n\nMore words.\n\n</Box>',
  '**A sentence in bold type that goes on and on, over more than sixty characters**\n\nWords.',
  'An escaped \\` sign, `code with a sign`, and ``code with ` inside``.',
]
