import type { TextCases } from '../../cases.ts'

/** Headings, ids, pictures and the structure of a page. */
export const pageCases: TextCases = {
  'one-h1': {
    wrong: [
      [
        '# Two',
        '1:1 one-h1: A second heading of the first level; the first is in line 6. Write ## for a heading of the ' +
          'second level.',
      ],
    ],
  },
  'heading-levels': {
    wrong: [
      [
        '## Before\n\n<Box id="parts">\n\n### First\n\n## Second\n\n</Box>',
        '7:1 heading-levels: The heading is of level 2, but those of <Box> begin with level 3. Write ###, or end ' +
          '<Box> above it.',
      ],
      [
        '## Two\n\n#### Four',
        '3:1 heading-levels: A heading of level 4 follows one of level 2: a level is missing. Write ## if it ' +
          'begins a section of its own, or ### if it belongs to the section above.',
      ],
      [
        '<Panel />',
        '1:2 heading-levels: <Panel> contains a heading of level 4, but the heading above it is of level 1. Write ' +
          'a heading of level 3 above it: ### …',
      ],
      [
        '### Three',
        '1:1 heading-levels: A heading of level 3 follows one of level 1: a level is missing. Write ## for a ' +
          'heading of level 2.',
      ],
    ],
    right: ['<Box id="box">\n\nWords.\n\n## Two\n\n### Three\n\n## Four\n\nMore words.\n\n</Box>'],
  },
  'heading-text': {
    wrong: [
      [
        '## WHAT IT LEAVES OUT\n\nWords.\n\n## How we know it.\n\nWords.\n\n## How **we sell it.**',
        '1:1 heading-text: The heading is in capitals, which are hard to read, and which screen readers may ' +
          'spell. Write What it leaves out, with capitals for names only.',
        '5:18 heading-text, fixed: The heading ends in a full stop. Delete it.',
        '9:20 heading-text, fixed: The heading ends in a full stop. Delete it.',
      ],
      [
        '**What it costs you**\n\nWords of a paragraph.',
        '1:1 heading-text: The bold line looks like a heading, but screen readers and search do not take it for ' +
          'one. Write it as a heading, such as ### What it costs you, or as the beginning of a sentence, with a ' +
          'colon at its end.',
      ],
    ],
    right: [
      '## FAQ and VAT\n\nWords.\n\n## HMRC\n\nWords.\n\n## One team. No sick days.\n\nWords.\n\n## From 9 a.m.\n\nWords.',
      '**Clients to think of first:**\n\n- One\n\n**Bold.** Words.\n\n**Really?**\n\nWords.',
      '- **Sales**\n\n  Words of it.',
      '**A sentence in bold type that goes on and on, over more than sixty characters**\n\nWords.',
    ],
  },
  'duplicate-ids': {
    wrong: [
      [
        '## Words\n\nOne.\n\n<Section id="words">\n\n## Two\n\n</Section>',
        '5:14 duplicate-ids: The id "words" is already used by the heading of line 8: links to #words reach only ' +
          'the first. Choose another name.',
      ],
      [
        '<Box id="panel">\n\n## Two\n\n### Three\n\n</Box>\n\n<Panel />',
        '1:10 duplicate-ids: The id "panel" is already used by <Panel>: links to #panel reach only the first. ' +
          'Choose another name.',
      ],
      [
        '<Box id="here">\n\nText.\n\n</Box>\n\n## Here',
        '7:1 duplicate-ids: The id "here" is already used by line 8: links to #here reach only the first. Change ' +
          'the heading.',
      ],
      [
        '## Two\n\nText.\n\n## Two',
        '5:1 duplicate-ids: The page has this heading twice (see line 8): links to #two reach only the first. ' +
          'Change one of them.',
      ],
      [
        '## Two\n\n### Three\n\n<Panel />\n\n<Panel />',
        '7:2 duplicate-ids: <Panel> is on the page twice, with the id "panel" each time. Remove one of them.',
      ],
    ],
  },
  'column-break': {
    wrong: [
      [
        'The first column ends here.\n---\n\nThe second one.',
        '2:1 column-break, fixed: The --- makes the line above it a heading. Leave an empty line above it.',
      ],
    ],
    right: ['A heading with a line below\n---------------------------\n\nWords of the section.'],
  },
  'quotation-lines': {
    wrong: [
      [
        '> A table for two?\nThat is a question.',
        '2:1 quotation-lines: This line has no >, and still belongs to the quotation above it. Leave an empty line ' +
          'above it, or begin it with > if it is part of the quotation.',
      ],
    ],
    right: ['> A table for two?\n> For eight.\n\n- In a list\n\n  > A table?\n  > For two.'],
  },
  'forced-breaks': {
    wrong: [
      [
        'A\u00a0space, and a\u200bsign.',
        '1:2 forced-breaks, warning, fixed: There is a no-break space here, which looks like an ordinary one: Word ' +
          'inserts it. Type an ordinary space.',
        '1:15 forced-breaks, warning, fixed: There is a sign here that cannot be seen: it breaks a word, and search ' +
          'does not find the word. Delete it.',
      ],
      [
        'Words of a line.<br />',
        '1:17 forced-breaks, warning, fixed: Lines break by themselves, so that they fit on every screen. Delete <br ' +
          '/>.',
      ],
      [
        '## A space by&nbsp; hand\n\nA line<br />and the next.',
        '1:14 forced-breaks, warning, fixed: Lines break by themselves, so that they fit on every screen. Type an ' +
          'ordinary ' +
          'space.',
        '3:7 forced-breaks, warning, fixed: Lines break by themselves, so that they fit on every screen. Write a ' +
          'space instead of <br />.',
      ],
    ],
    right: [
      'We reply to **us**&nbsp;first, within one&nbsp;month, by 5&nbsp;pm, for 10&nbsp;%.',
      'HMRC’s notice on Bora Bora by Zsa Zsa, which came in in May, by 5\u00a0pm. Write as name@example.com does.',
    ],
  },
  'html-structure': {
    wrong: [
      [
        '## Two\n\n### Three\n\nWords <Panel /> and more.',
        '5:8 html-structure: <Panel> cannot be in a paragraph. Write it on lines of its own, with an empty line ' +
          'above and below.',
      ],
      [
        '<Stamp>\n\nOne paragraph.\n\nAnother.\n\n</Stamp>',
        '3:1 html-structure: <Stamp> cannot contain a paragraph. Write words alone between its tags, in one ' +
          'paragraph with them.',
      ],
      [
        'See [all <Go href="/quiet">quiet</Go> prices](/prices).',
        '1:11 html-structure: <Go> cannot be in a link. Write it on lines of its own, with an empty line above ' +
          'and below.',
      ],
      [
        '<Action href="/prices"></Action>',
        '1:2 html-structure: <Action> shows a link without words. Write what it says, or delete it.',
      ],
      ['<Stamp></Stamp>', '1:2 html-structure: <Stamp> shows nothing. Write something between its tags, or delete it.'],
      [
        '<ul><p>One</p></ul>',
        '1:8 html-structure: A paragraph cannot be in a list. Write it in a paragraph of its own.',
      ],
      [
        '<details>\n  <summary>More</summary>\n  Inside.\n</details>',
        '2:4 html-structure: <summary> cannot be in a paragraph. Write it on lines of its own, with an empty line ' +
          'above and below.',
      ],
      [
        '## Two\n\n<ul><h3>Three</h3></ul>',
        '3:9 html-structure: A heading cannot be in a list. Write it in a paragraph of its own.',
      ],
    ],
    right: [
      '<table><tr><td>One</td></tr></table>\n\n<dl><dt>One</dt><dd>Two</dd></dl>\n\n<Stamp>One</Stamp> and *two*.',
      '<details>\n<summary>One</summary>\n\nWords.\n\n</details>\n\n[![A plan](plan.svg)](/prices)',
      '<Box id="box">\n\n- One\n\n  1. Two\n\n     > Three\n\n| A |\n| - |\n| 1 |\n\n</Box>',
    ],
  },
  'picture-files': {
    wrong: [
      [
        '![A desk](C:\\Users\\me\\desk.png)',
        '1:11 picture-files: The picture is on your computer. Put it into content/pictures/, and write ' +
          'pictures/desk.png.',
      ],
      [
        '![A desk](file:///home/me/desk.png)',
        '1:11 picture-files: The picture is on your computer. Put it into content/pictures/, and write ' +
          'pictures/desk.png.',
      ],
      [
        '![A desk](data:image/png;base64,iVBORw0KGgo=) and ![A team](pictures/team.HEIC)',
        '1:11 picture-files: The address holds the picture itself, as other programs export it. Save it as a file ' +
          'in content/pictures/, and write its path, such as pictures/desk.png.',
        '1:61 picture-files: Browsers do not show "pictures/team.HEIC". Save the picture as JPEG, and write the ' +
          'name of that file.',
      ],
      [
        '<Photo src="/desc.svg" alt="A desk" />',
        '1:13 picture-files: There is no picture "/desc.svg" in public/. Did you mean "/desk.svg"?',
      ],
      [
        '![A desk](/desks.svg)',
        '1:11 picture-files: There is no picture "/desks.svg" in public/. Did you mean "/desk.svg"?',
      ],
      [
        '![The plan of a room](plam.svg)',
        '1:23 picture-files: There is no picture "plam.svg" in content/. Did you mean "plan.svg"?',
      ],
      [
        'The price list: ![A price list](50%-off.png)\n\nAnd <img src="/100%25-wool%.svg" alt="A jumper" />.\n\n<img ' +
          'src="/%ff.svg" alt="A price" />',
        '1:33 picture-files: The % in "50%-off.png" begins no code such as %20. For the sign itself write %25: ' +
          '50%25-off.png.',
        '3:15 picture-files: The % in "/100%25-wool%.svg" begins no code such as %20. For the sign itself write ' +
          '%25: /100%25-wool%25.svg.',
        '5:11 picture-files: The % in "/%ff.svg" begins no code such as %20. For the sign itself write %25: ' +
          '/%25ff.svg.',
      ],
      [
        '![A desk](https://www.example.com/desk.png)',
        '1:11 picture-files: The picture is on another site, and pages load nothing from other sites. Put the ' +
          'file into content/pictures/, and write its path: pictures/ and its name.',
      ],
    ],
    // As browsers decode addresses.
    right: ['![A desk](/%64esk.svg)'],
  },
  'alternative-text': {
    wrong: [
      [
        '![plan.svg](plan.svg)\n\n![Picture of a plan](plan.svg)\n\n![A photo of it](plan.svg)',
        '1:1 alternative-text: The alternative text is the name of a file: plan.svg. Write what the picture ' +
          'shows.',
        '3:1 alternative-text, warning: Screen readers say that it is a picture, so "Picture of" is read twice. ' +
          'Begin with what it shows.',
        '5:1 alternative-text, warning: Screen readers say that it is a picture, so "A photo of" is read twice. ' +
          'Begin with what it shows.',
      ],
      [
        '![IMG_2034](plan.svg)\n\n![Screenshot 2026-11-02 at 09.14](plan.svg)',
        '1:1 alternative-text: The alternative text is the name of a file: IMG_2034. Write what the picture ' +
          'shows.',
        '3:1 alternative-text: The alternative text is the name of a file: Screenshot 2026-11-02 at 09.14. Write ' +
          'what the picture shows.',
      ],
      [
        '<img src="plan.svg" alt=" image " />',
        '1:1 alternative-text: The alternative text is the name of a file: image. Write what the picture shows.',
      ],
      [
        '<img src="plan.svg" />',
        '1:1 alternative-text: The picture has no alternative text. Write what it shows: alt="A receptionist at ' +
          'her desk", or alt="" where it only decorates.',
      ],
      [
        '<Photo src="/desk.svg" />',
        '1:1 alternative-text: The picture has no alternative text. Write what it shows: alt="A receptionist at ' +
          'her desk", or alt="" where it only decorates.',
      ],
      [
        '![](plan.svg)',
        '1:1 alternative-text: The picture has no alternative text. Write what it shows between the square ' +
          'brackets: ![A receptionist at her desk](…)',
      ],
    ],
  },
}
