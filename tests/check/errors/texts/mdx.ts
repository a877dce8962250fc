import type { TextCases } from '../../cases.ts'

/** MDX that cannot be read, and tags and props that it does not have. */
export const mdxCases: TextCases = {
  syntax: {
    wrong: [
      [
        '<Box id="one">\n\n<Panel>\n\nWords.\n\n</Box>',
        '3:1 syntax: <Panel> is never closed. Write </Panel> after its text, or /> at the end of the tag if it ' +
          'has none.',
      ],
      [
        'See <Photo src="/desk.svg" alt="A desk" a month, and more.',
        '1:41 syntax: The tag <Photo is never closed before these words. Write /> at its end: <Photo ' +
          'src="/desk.svg" alt="A desk" />',
      ],
      [
        '<Box id="one” />\n\nAnother "quoted" word.',
        '1:13 syntax, fixed: The quotation mark ” is a curly one. Write a straight one: "',
      ],
      [
        'See <https://www.gov.uk/prices|VAT rates>.',
        '1:5 syntax, fixed: A link cannot be written in < >, as chat programs do. Write [VAT ' +
          'rates](https://www.gov.uk/prices), or [VAT rates](/prices) if it leads to a page of this site.',
      ],
      ['<Go href=prices>Prices</Go>', '1:10 syntax, fixed: A value without quotation marks. Write href="prices".'],
      [
        '<Box id="one">\n\n<Section>\n\n</Box>\n\nWords.\n\n</Section>',
        '3:1 syntax: The tags cross: <Section> begins inside <Box>, which ends first, in line 12. Move <Section> ' +
          'below </Box>, or </Section> above it.',
      ],
      [
        '<Box id="one">\n\nWords.\n\n</box>',
        '5:3 syntax, fixed: </box> closes nothing here: <Box> of line 8 is still open. Write </Box>.',
      ],
      [
        'Wait {a few minutes} and try again.',
        '1:6 syntax: The text between { and } cannot be read. Delete the braces. To show one, write a backslash ' +
          'before it: \\{',
      ],
      [
        '## Words {#words}',
        '1:10 syntax: {#words} would show: headings get their names from their words. Delete it, or write the ' +
          'section as <Section id="words">.',
      ],
      [
        '<Box id="one">\n\nWords.\n\n<Box>\n\nMore.',
        '5:1 syntax: <Box> begins again here, although the one above is still open. Write </Box> if the text ' +
          'above ends here.',
      ],
      [
        'Call <Your company name here> today.',
        '1:6 syntax: <Your company name here> is taken for a tag: words cannot stand in < >. If they stand for ' +
          'something that is still to be written, write it; else delete the two signs.',
      ],
    ],
  },
  props: {
    wrong: [
      [
        '<Photo src="/desk.svg" alt="A desk">A desk</Photo>',
        '1:37 props: <Photo> takes no text between its tags. Write <Photo src="/desk.svg" alt="A desk" /> and ' +
          'move the text out of it.',
      ],
    ],
  },
  html: {
    wrong: [
      ['<h2></h2>', '1:2 html: <h2> has no text. Write it between the tags, or delete them.'],
      [
        'One<o:p></o:p> two.',
        '1:5 html: Content cannot use the HTML element <o:p>. Delete its tags, which come from Word.',
      ],
      [
        '<p hidden>Words that nobody sees.</p>',
        '1:4 html: "hidden" hides words from visitors. Delete it, or the words; a note to yourself goes between ' +
          '{/* and */}.',
      ],
    ],
  },
  'program-code': {
    wrong: [
      [
        'It costs {agent-price} a month, {agent-prise} or {price}.',
        '1:10 program-code: {agent-price} quotes a record in front matter only. Write <Phrase of="agent-price" />',
        '1:33 program-code: {agent-prise} quotes a record in front matter only. Write <Phrase of="agent-price" />',
        '1:50 program-code: Content cannot contain program code between { and }. Write the words themselves, or ' +
          '<Phrase of="…" /> to quote a record. To show a brace, write a backslash before it: \\{',
      ],
    ],
  },
}
