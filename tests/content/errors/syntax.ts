import { bytesOf, type WrongFile } from '../content-cases.ts'

/** Pages that cannot be parsed. */
export const syntax: Record<string, WrongFile> = {
  'address-in-angles': {
    source: `---
title: A page
description: A page with an error.
---

Write to <hello@staffroom.example>.
`,
    errors: [
      '6:10  An e-mail address cannot be written in < >. Write it as a link: ' +
        '[hello@staffroom.example](mailto:hello@staffroom.example)',
    ],
  },
  'closing-of-another-tag': {
    source: `---
title: A page
description: A page with an error.
---

<Note>

A note.

</Figure>
`,
    errors: [
      '10:1  </Figure> closes nothing here: <Note> of line 6 is still open. Write </Note> first, or fix the name.',
    ],
  },
  'closing-tag-with-prop': {
    source: `---
title: A page
description: A page with an error.
---

<Note>

A note.

</Note big>
`,
    errors: ['10:8  A closing tag contains only the name. Move everything else into the opening tag.'],
  },
  'closing-without-opening': {
    source: `---
title: A page
description: A page with an error.
---

A note.</Note>
`,
    errors: ['6:8  This tag closes something that was never opened. Delete it, or write the opening tag before it.'],
  },
  'comma-between-props': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={5}, label="calls" />
`,
    errors: [
      '6:18  The character , is not allowed here inside <Figure>. Only props can come between the name ' +
        'and />, such as name="text", separated by spaces.',
    ],
  },
  'curly-closing-mark': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={5} label="calls” />

More.
`,
    errors: ['6:31  The quotation mark ” is a curly one. Write a straight one: "'],
  },
  'curly-quotation-marks': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value=“5” label="calls" />
`,
    errors: ['6:15  The quotation mark “ is a curly one. Write a straight one: "'],
  },
  'empty-braces-in-prop': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={} label="calls" />
`,
    errors: ['6:15  There is nothing between { and }. Write a value between them, or delete the prop.'],
  },
  'half-a-merge-conflict': {
    source: `---
title: A page
description: One marker is gone.
---

One says this.

=======

The other <b>says that.

>>>>>>> change
`,
    errors: [
      '8:1  An unresolved merge conflict begins here. Keep the lines that are right, and delete the ' +
        'lines <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  'html-comment': {
    source: `---
title: A page
description: A page with an error.
---

<!-- a note to myself -->
`,
    errors: ['6:1  HTML comments do not work here. Write {/* … */} instead of <!-- … -->, or delete it.'],
  },
  'latin-1': {
    source: bytesOf('latin-1.mdx'),
    errors: [
      '6:6  The character here cannot be read: the file is, or once was, saved in another encoding than ' +
        'UTF-8. Save it as UTF-8. Where it shows � even then, write the character again.',
    ],
  },
  'link-in-angles': {
    source: `---
title: A page
description: A page with an error.
---

See <https://staffroom.example>.
`,
    errors: [
      '6:5  A web address cannot be written in < >. Write it as a link: [what it leads ' +
        'to](https://staffroom.example)',
    ],
  },
  'lost-character': {
    source: `---
title: A page
description: Lost before.
---

It costs �99.
`,
    errors: [
      '6:10  The character here cannot be read: the file is, or once was, saved in another encoding ' +
        'than UTF-8. Save it as UTF-8. Where it shows � even then, write the character again.',
    ],
  },
  'merge-conflict': {
    source: `---
title: A page
<<<<<<< HEAD
description: One says this.
=======
description: The other says that.
>>>>>>> change
foter: false
---

<Figur />
`,
    errors: [
      '3:1  An unresolved merge conflict begins here. Keep the lines that are right, and delete the ' +
        'lines <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  'percent-in-braces': {
    source: `---
title: A page
description: A page with an error.
---

Save {50%} today.
`,
    errors: [
      '6:6  The text between { and } cannot be read. Delete the braces. To show one, write a backslash before it: \\{',
    ],
  },
  'prop-without-quotation-marks': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value=5 label="calls" />
`,
    errors: ['6:15  A value without quotation marks. Write value={5}.'],
  },
  'prop-without-value': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value= label="calls" />
`,
    errors: [
      '6:16  A value without quotation marks. Write a text in straight quotation marks, such as name="text", and a number in braces, such as count={3}.',
    ],
  },
  'prop-with-code-that-breaks-off': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={5 5} label="calls" />
`,
    errors: [
      '6:15  The text between { and } cannot be read. Write a number, true, false, a text in quotation marks, or a list of them in [ ].',
    ],
  },
  'sentence-with-import': {
    source: `---
title: A page
description: A page with an error.
---

import fees are not charged.
`,
    errors: [
      '6:1  A paragraph cannot begin with the word "import": it is taken for program code. Begin the ' +
        'sentence with another word, or delete the line.',
    ],
  },
  'stray-angle': {
    source: `---
title: A page
description: A page with an error.
---

Carrots <18.5 kg
`,
    errors: [
      '6:9  A < in the text is taken for the beginning of a tag. To show the sign itself, write a ' +
        'backslash before it: \\<',
    ],
  },
  'stray-brace': {
    source: `---
title: A page
description: A page with an error.
---

Costs { 99 pounds.

And more.
`,
    errors: [
      '6:7  The { that opens here is never closed. Delete it. To show the sign, write a backslash before it: \\{',
    ],
  },
  'unclosed-brace-in-prop': {
    source: `---
title: A page
description: A page with an error.
---

<Figure label={"calls"} value={5 />

More text.
`,
    errors: ['6:31  The { that opens here is never closed. Write a } after the value.'],
  },
  'unclosed-break-in-widget': {
    source: `---
title: A page
description: A page with an error.
---

<Note>
<br>
</Note>
`,
    errors: ['7:1  <br> must close itself. Write it as <br />.'],
  },
  'unclosed-comment': {
    source: `---
title: A page
description: A page with an error.
---

What visitors read.

{/* ask Priya about this

And more.
`,
    errors: ['8:1  The comment that opens here is never closed. Write */} after it.'],
  },
  'unclosed-html': {
    source: `---
title: A page
description: A page with an error.
---

Hello <b>world.
`,
    errors: ['6:7  <b> is never closed. Write </b> after its text.'],
  },
  'unclosed-line-in-widget': {
    source: `---
title: A page
description: A page with an error.
---

<Note>

One line.

<hr>

Another.

</Note>
`,
    errors: ['10:1  <hr> must close itself. Write it as <hr />.'],
  },
  'unclosed-picture-in-widget': {
    source: `---
title: A page
description: A page with an error.
---

<Note>

<img src="x.png" alt="A desk > a chair">

</Note>
`,
    errors: [
      '8:1  <img> must close itself. Write /> at its end, or the picture in Markdown: ![What it ' +
        'shows](pictures/desk.jpg)',
    ],
  },
  'unclosed-prop': {
    source: `---
title: A page
description: A page with an error.
---

<Figure tone="loud" label="calls />

More text.
`,
    errors: [
      '6:27  The quotation mark that opens here, in <Figure>, is never closed. Write the same mark at ' +
        'the end of the value.',
    ],
  },
  'unclosed-tag': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={5}

More text.
`,
    errors: ['6:1  The tag <Figure is never closed. Write /> at its end: <Figure value={5} />'],
  },
  'unclosed-void': {
    source: `---
title: A page
description: A page with an error.
---

One line.<br>
Another.
`,
    errors: ['6:10  <br> must close itself. Write it as <br />.'],
  },
  'unclosed-widget': {
    source: `---
title: A page
description: A page with an error.
---

<Note>

A note without an end.
`,
    errors: ['6:1  <Note> is never closed. Write </Note> after its text, or /> at the end of the tag if it has none.'],
  },
  'utf-16': {
    source: bytesOf('utf-16.mdx'),
    errors: ['1:1  The file is saved as UTF-16, and is read as UTF-8. Save it as UTF-8.'],
  },
  'utf-16-without-mark': {
    source: bytesOf('utf-16-without-mark.mdx'),
    errors: ['1:1  The file is saved as UTF-16, and is read as UTF-8. Save it as UTF-8.'],
  },
  'widget-across-paragraphs': {
    source: `---
title: A page
description: A page with an error.
---

<Note>A note that ends
in another paragraph.

</Note>
`,
    errors: [
      '6:1  <Note> and </Note> are not in the same paragraph. Put both tags on lines of their own, with ' +
        'an empty line between them and the text, or both in one line.',
    ],
  },
  'wrong-closing-tag': {
    source: `---
title: A page
description: A page with an error.
---

<Note>

A note.

</Notes>
`,
    errors: ['10:3  </Notes> closes nothing here: <Note> of line 6 is still open. Write </Note>.'],
  },
}
