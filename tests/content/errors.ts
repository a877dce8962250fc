/** Every deliberate error under errors/, and its message. A line break separates two errors of one file. */
export const errors: Record<string, string> = {
  'address-in-angles':
    '6:10  An e-mail address cannot be written in < >. Write it as a link: [hello@staffroom.example](mailto:hello@staffroom.example)',
  'apostrophe-in-quotation':
    `2:21  The text goes on after its closing quotation mark ('). Put the value in quotation marks: title: ` +
    `"Draughtsman's Yard"`,
  'backslash-and-colon':
    '3:20  The value contains a colon and a space, which start a new value. Put the value in quotation marks: ' +
    "description: 'A path: C:\\new'",
  'brackets-in-value':
    '2:8  A value cannot begin with [ without quotation marks. Put the value in quotation marks: title: "[New] agents"',
  'british-day': '4:10  "publish" must be a day such as 2026-01-31. Write: publish: 2026-01-31',
  'byte-order-mark': '4:1  There is no key "foter" in front matter. Did you mean "footer"?',
  children: '6:12  <AgentGrid> takes no text between its tags. Write <AgentGrid /> and move the text out of it.',
  'closing-without-opening':
    '6:8  This tag closes something that was never opened. Delete it, or write the opening tag before it.',
  'colon-in-value':
    '2:14  The value contains a colon and a space, which start a new value. Put the value in quotation marks: ' +
    'title: "Agents: our staff"',
  'comma-between-props':
    '6:18  The character , is not allowed here inside <Figure>. Only props can come between the name and />, ' +
    'such as name="text", separated by spaces.',
  'curly-closing-mark': '6:31  The quotation mark ” is a curly one. Write a straight one: "',
  'curly-marks-for-yaml':
    '2:15  The value contains a colon and a space, which start a new value. Put the value in quotation marks: ' +
    'title: "Prices: what an agent costs"',
  'curly-quotation-marks': '6:15  The quotation mark “ is a curly one. Write a straight one: "',
  'empty-title': '2:8  "title" must not be empty.',
  'entry-of-a-list': '9:22  An entry of "items" has no "txt". Did you mean "text"?',
  'expires-before-publish': '5:10  The page expires before it is published. Make "expires" the later day.',
  export: '6:1  Content cannot export anything. Widgets need no import: delete the line.',
  expression:
    '6:7  Content cannot contain program code between { and }. Write the words themselves. To show a brace, ' +
    'write a backslash before it: \\{',
  'forbidden-html': '6:8  Content cannot use the HTML element <button>. Use Markdown, or a widget.',
  'half-a-merge-conflict':
    '8:1  An unresolved merge conflict begins here. Keep the lines that are right, and delete the lines ' +
    '<<<<<<<, ======= and >>>>>>>.',
  'hash-in-text-of-two-lines':
    '3:18  Text after a space and a # is a comment, but this text continues below it. Put the whole text in ' +
    'quotation marks.',
  'hash-in-title':
    '2:29  "title" ends before the #: text after a space and a # is a comment. Put the value in quotation ' +
    'marks: title: "Prices for AI agents #1 in London" Put a comment on a line of its own.\n3:18  ' +
    '"description" ends before the #: text after a space and a # is a comment. Put the value in quotation ' +
    'marks: description: "The #1 prices in London." Put a comment on a line of its own.',
  'html-comment': '6:1  HTML comments do not work here. Write {/* … */} instead of <!-- … -->, or delete it.',
  import: '6:1  Content cannot import anything. Widgets need no import: delete the line.',
  'impossible-day': '4:10  "expires" must be a day such as 2026-01-31.',
  'indented-key': '3:1  The line begins with a space. Delete the space.',
  'key-twice': '4:1  "title" appears twice. Keep one of the two lines.',
  'late-front-matter':
    '2:1  The front matter does not begin in the first line. Delete the empty lines above the first ---.',
  'latin-1':
    '6:6  The character here cannot be read: the file is, or once was, saved in another encoding than UTF-8. ' +
    'Save it as UTF-8. Where it shows � even then, write the character again.',
  'line-without-key': '3:1  The line is not of the form "key: value". Write a key, a colon, a space and the value.',
  'link-in-angles':
    '6:5  A web address cannot be written in < >. Write it as a link: [what it leads to](https://staffroom.example)',
  'lost-character':
    '6:10  The character here cannot be read: the file is, or once was, saved in another encoding than UTF-8. ' +
    'Save it as UTF-8. Where it shows � even then, write the character again.',
  'merge-conflict':
    '3:1  An unresolved merge conflict begins here. Keep the lines that are right, and delete the lines ' +
    '<<<<<<<, ======= and >>>>>>>.',
  'missing-description': '1:1  The front matter has no description. Add a line "description: …".',
  'missing-prop': '6:2  <Figure> needs the prop "label": What the figure counts. Write it as label="…".',
  'missing-title': '1:1  The front matter has no title. Add a line "title: …".',
  'misspelt-key': '2:1  There is no key "titel" in front matter. Did you mean "title"?',
  'misspelt-prop': '6:9  <Figure> has no prop "valeu". Did you mean "value"?',
  'misspelt-prop-behind-emoji': '6:12  <Figure> has no prop "valeu". Did you mean "value"?',
  'no-front-matter':
    '1:1  The page has no front matter. Begin the file with a line ---, then "title: …" and "description: …" ' +
    'on lines of their own, then a second line ---.',
  'no-space-after-colon': '3:13  A space is missing after "description:". Write: description: No space.',
  'no-title': '2:1  "title" has no value. Write one after the colon.',
  'no-value':
    '4:1  "draft" has no value. Write one after the colon, or delete the line.\n5:1  "noindex" has no value. ' +
    'Write one after the colon, or delete the line. Text after a # is a comment.',
  'number-for-text': '6:19  "label" of <Figure> must be a text, not the number 5. Write label="5".',
  'number-for-title': '2:8  "title" must be a text. Write: title: "404"',
  'number-in-a-list': '6:39  "text" in entry 1 of "items" of <Steps> must be a text, not the number 5.',
  'number-too-big': '6:9  "value" of <Figure> must be at most 100.',
  'percent-in-braces':
    '6:6  The text between { and } cannot be read. To show a brace, write a backslash before it: \\{',
  'prop-of-a-widget-without-props': '6:12  <AgentGrid> has no prop "columns". <AgentGrid> has no props: delete it.',
  'prop-of-every-object': '6:9  <Figure> has no prop "constructor". Use one of: tone, big.',
  'prop-that-runs':
    '6:16  The value of "value" is program code. Write a text, a number, true, false, or a list of them in [ ].',
  'prop-twice': '6:19  "value" is given to <Figure> twice. Keep one of the two.',
  'prop-without-quotation-marks':
    '6:15  A value without quotation marks. Write a text in straight quotation marks, such as name="text", and ' +
    'a number in braces, such as count={3}.',
  'quotation-in-quotation':
    `2:14  The text goes on after its closing quotation mark ("). Put the value in quotation marks: title: 'Say ` +
    `"hello" to staff'`,
  'record-without-template': '4:1  "agent" goes only with "template: agent". Add that line, or delete this one.',
  'redirect-with-slash':
    '4:22  "redirectFrom" must be a path such as /old-name: small letters, digits and hyphens, no slash at the ' +
    'end. Write /older',
  'remark-behind-title':
    '2:15  "title" ends before the #: text after a space and a # is a comment. Put the value in quotation ' +
    'marks: title: "Prices # to be fixed" Put a comment on a line of its own.',
  'remark-for-title':
    '2:8  "title" ends before the #: text after a space and a # is a comment. Put the value in quotation ' +
    'marks: title: "# Welcome" Put a comment on a line of its own.',
  'sentence-with-import':
    '6:1  A paragraph cannot begin with the word "import": it is taken for program code. Begin the sentence ' +
    'with another word, or delete the line.',
  'sign-before-value':
    '2:8  A value cannot begin with @ without quotation marks. Put the value in quotation marks: title: "@staffroom"',
  'spread-props': '6:9  <Figure> cannot be given props with {...}. Write each prop by its name.',
  'stars-in-value':
    '2:8  A value cannot begin with * without quotation marks. Put the value in quotation marks: title: "*New* agents"',
  'stray-angle':
    '6:9  A < in the text is taken for the beginning of a tag. To show the sign itself, write a backslash ' +
    'before it: \\<',
  'stray-brace': '6:7  The { that opens here is never closed. To show a brace, write a backslash before it: \\{',
  style: '6:4  "style" styles an element, which content cannot do. Delete it, or use a widget.',
  tab: '3:1  The line begins with a tab. Use spaces instead.',
  'template-without-record':
    '4:1  A page with "template: agent" must say which agent it is about. Add a line "agent: …" with an id ' +
    'from data/agents.ts.',
  'text-for-boolean': '6:33  "big" of <Figure> must be true or false, not the text "true". Write big={true}.',
  'text-for-number': '6:9  "value" of <Figure> must be a number, not the text "£99". Write value={99}.',
  'two-quotations-with-colon':
    '2:14  The value contains a colon and a space, which start a new value. Put the value in quotation marks: ' +
    'title: "“Costs: one” and “two”"',
  'two-unknown-widgets':
    '6:2  There is no widget "Figur". Did you mean "Figure"?\n8:2  There is no widget "Zebra". Use one of: ' +
    'AgentGrid, Note, Figure, Card, Steps.',
  'unclosed-brace-in-prop': '6:15  The { that opens here is never closed. Write a } after the value.',
  'unclosed-break-in-widget': '7:1  <br> must close itself. Write it as <br />.',
  'unclosed-comment': '8:1  The comment that opens here is never closed. Write */} after it.',
  'unclosed-front-matter':
    '1:1  The front matter that opens here is never closed. Write a line --- below its last key.',
  'unclosed-html': '6:7  <b> is never closed. Write </b> after its text.',
  'unclosed-line-in-widget': '10:1  <hr> must close itself. Write it as <hr />.',
  'unclosed-picture-in-widget':
    '8:1  <img> must close itself. Write /> at its end, or the picture in Markdown: ![What it ' +
    'shows](pictures/desk.jpg)',
  'unclosed-prop':
    '6:25  The quotation mark that opens here, in <Figure>, is never closed. Write the same mark at the end of ' +
    'the value.',
  'unclosed-quotation':
    '2:8  The quotation mark that opens here is never closed. Write the same mark at the end of the value.',
  'unclosed-tag': '6:1  The tag <Figure is never closed. Write /> at its end: <Figure value={5} />',
  'unclosed-void': '6:10  <br> must close itself. Write it as <br />.',
  'unclosed-widget':
    '6:1  <Note> is never closed. Write </Note> after its text, or /> at the end of the tag if it has none.',
  'unknown-agent-in-prop': '6:7  There is no agent "sails" in data/agents.ts. Did you mean "sales"?',
  'unknown-agent': '5:8  There is no agent "recepcionist" in data/agents.ts. Did you mean "receptionist"?',
  'unknown-phrase':
    '2:8  "title" quotes {agent-prise}, but there is no phrase "agent-prise" in data/phrases.ts. Did you mean ' +
    '"agent-price"?',
  'unknown-choice': '6:33  "tone" of <Figure> cannot be "lowd". Did you mean "loud"?',
  'unknown-industry':
    '5:11  There is no industry "zoology" in data/industries.ts. Use one of: dental, solicitors, auto.',
  'unknown-key':
    '4:1  There is no key "layout" in front matter. Use one of: template, agent, industry, drawing, header, ' +
    'footer, toc, draft, publish, expires, noindex, updated, redirectFrom.',
  'unknown-template': '4:11  There is no template "artikle". Did you mean "article"?',
  'unknown-widget': '6:2  There is no widget "AgentGird". Did you mean "AgentGrid"?',
  'utf-16': '1:1  The file is saved as UTF-16, and is read as UTF-8. Save it as UTF-8.',
  'utf-16-without-mark': '1:1  The file is saved as UTF-16, and is read as UTF-8. Save it as UTF-8.',
  'widget-across-paragraphs':
    '6:1  <Note> and </Note> are not in the same paragraph. Put both tags on lines of their own, with an empty ' +
    'line between them and the text, or both in one line.',
  'widget-in-small-letters': '6:2  There is no widget "figure". Did you mean "Figure"?',
  'windows-line-ends': '4:1  There is no key "foter" in front matter. Did you mean "footer"?',
  'wrong-closing-tag':
    '10:1  </Notes> closes nothing here: <Note> of line 6 is still open. Write </Note> first, or fix the name.',
  'yes-for-true': '4:6  "toc" must be true or false, without quotation marks. Write: toc: true',
}
