import type { WrongFile } from '../content-cases.ts'

/** Pages with wrong widgets, props, elements and code. */
export const elements: Record<string, WrongFile> = {
  'attributes-that-content-cannot-have': {
    source: `---
title: A page
description: A page with an error.
---

<p class="red">One.</p>

<p title={name}>Two.</p>

<p {...name}>Three.</p>

<p aria-hidden="true">Four.</p>

<p onclick="go()">Five.</p>
`,
    errors: [
      '6:4  "class" styles an element, which content cannot do. Delete it, or use a widget.',
      '8:4  An attribute of <p> contains program code. Write a text in quotation marks, such as name="text".',
      '10:4  An attribute of <p> contains program code. Write a text in quotation marks, such as name="text".',
      '12:4  "aria-hidden" hides words from visitors. Delete it, or the words; a note to yourself goes between {/* and */}.',
      '14:4  "onclick" is program code, which content cannot contain. Delete it.',
    ],
  },
  children: {
    source: `---
title: A page
description: A page with an error.
---

<AgentGrid>Our agents</AgentGrid>
`,
    errors: ['6:12  <AgentGrid> takes no text between its tags. Write <AgentGrid /> and move the text out of it.'],
  },
  'children-of-a-widget-with-props': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={5} label="calls" big>a day</Figure>
`,
    errors: [
      '6:37  <Figure> takes no text between its tags. Write <Figure value={5} label="calls" big /> and move the text out of it.',
    ],
  },
  'entry-of-a-list': {
    source: `---
title: A page
description: A page with an error.
---

<Steps
  items={[
    { title: "Call", text: "We call." },
    { title: "Meet", txt: "We meet." },
    { title: "Stay", text: "We stay.", txt: "For good." },
  ]}
/>
`,
    errors: [
      '9:22  An entry of "items" has no "txt". Did you mean "text"?',
      '10:40  An entry of "items" has no "txt". Delete it.',
    ],
  },
  'entry-missing': {
    source: `---
title: A page
description: A page with an error.
---

<Steps items={[{ title: "Call" }]} />
`,
    errors: ['6:16  "text" in entry 1 of "items" of <Steps> is missing. It must be a text.'],
  },
  'empty-list': {
    source: `---
title: A page
description: A page with an error.
---

<Steps items={[]} />
`,
    errors: ['6:8  "items" of <Steps> must have at least 1 entry.'],
  },
  export: {
    source: `---
title: A page
description: A page with an error.
---

export const price = 99
`,
    errors: ['6:1  Content cannot export anything. Widgets need no import: delete the line.'],
  },
  expression: {
    source: `---
title: A page
description: A page with an error.
---

Hello {name}, welcome.
`,
    errors: [
      '6:7  Content cannot contain program code between { and }. Write the words themselves, or <Phrase of="…" /> ' +
        'to quote a record. To show a brace, write a backslash before it: \\{',
    ],
  },
  'forbidden-html': {
    source: `---
title: A page
description: A page with an error.
---

Click <button onClick="go()">here</button>.
`,
    errors: ['6:8  Content cannot use the HTML element <button>. Use Markdown, or a widget.'],
  },
  import: {
    source: `---
title: A page
description: A page with an error.
---

import { Chart } from './chart'

Text.
`,
    errors: ['6:1  Content cannot import anything. Widgets need no import: delete the line.'],
  },
  'misspelt-html': {
    source: `---
title: A page
description: A page with an error.
---

<strogn>Words.</strogn>
`,
    errors: ['6:2  Content cannot use the HTML element <strogn>. Did you mean "strong"?'],
  },
  'missing-prop': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={5} />
`,
    errors: ['6:2  <Figure> needs the prop "label": What the figure counts. Write it as label="…".'],
  },
  'misspelt-prop': {
    source: `---
title: A page
description: A page with an error.
---

<Figure valeu={5} label="calls" />
`,
    errors: ['6:9  <Figure> has no prop "valeu". Did you mean "value"?'],
  },
  'misspelt-prop-behind-emoji': {
    source: `---
title: A page
description: A page with an error.
---

😀 <Figure valeu={5} label="calls" />
`,
    errors: ['6:12  <Figure> has no prop "valeu". Did you mean "value"?'],
  },
  'number-for-text': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={5} label={5} />
`,
    errors: ['6:19  "label" of <Figure> must be a text, not the number 5. Write label="5".'],
  },
  'number-in-a-list': {
    source: `---
title: A page
description: A page with an error.
---

<Steps items={[{ title: "Call", text: 5 }]} />
`,
    errors: ['6:39  "text" in entry 1 of "items" of <Steps> must be a text, not the number 5.'],
  },
  'number-too-small': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={-1} label="calls" />
`,
    errors: ['6:9  "value" of <Figure> must be at least 0.'],
  },
  'number-too-big': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={500} label="calls" />
`,
    errors: ['6:9  "value" of <Figure> must be at most 100.'],
  },
  'prop-of-a-widget-without-props': {
    source: `---
title: A page
description: A page with an error.
---

<AgentGrid columns={3} />
`,
    errors: ['6:12  <AgentGrid> has no prop "columns". <AgentGrid> has no props: delete it.'],
  },
  'prop-of-every-object': {
    source: `---
title: A page
description: A prop that every object of a program has.
---

<Figure constructor="x" value={5} label="calls" />
`,
    errors: ['6:9  <Figure> has no prop "constructor". Use one of: tone, big.'],
  },
  'prop-that-runs': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={calls} label="calls" />
`,
    errors: [
      '6:16  The value of "value" is program code. Write a text, a number, true, false, or a list of them in [ ].',
    ],
  },
  'props-that-run': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={-calls} label={\`\${calls} calls\`} />

<Steps items={[, { title: "Call" }]} />

<Steps items={[{ ...step }]} />

<Figure value={+5} label={/calls/} />
`,
    errors: [
      '6:16  The value of "value" is program code. Write a text, a number, true, false, or a list of them in [ ].',
      '6:34  The value of "label" is program code. Write a text, a number, true, false, or a list of them in [ ].',
      '8:15  The value of "items" is program code. Write a text, a number, true, false, or a list of them in [ ].',
      '10:18  The value of "items" is program code. Write a text, a number, true, false, or a list of them in [ ].',
      '12:16  The value of "value" is program code. Write a text, a number, true, false, or a list of them in [ ].',
      '12:27  The value of "label" is program code. Write a text, a number, true, false, or a list of them in [ ].',
    ],
  },
  'prop-twice': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={5} value={6} label="calls" />
`,
    errors: ['6:19  "value" is given to <Figure> twice. Keep one of the two.'],
  },
  'spread-props': {
    source: `---
title: A page
description: A page with an error.
---

<Figure {...figure} />
`,
    errors: ['6:9  <Figure> cannot be given props with {...}. Write each prop by its name.'],
  },
  style: {
    source: `---
title: A page
description: A page with an error.
---

<p style="color: red">Red.</p>
`,
    errors: ['6:4  "style" styles an element, which content cannot do. Delete it, or use a widget.'],
  },
  'tag-without-name': {
    source: `---
title: A page
description: A page with an error.
---

<>Words.</>
`,
    errors: ['6:1  This tag has no name. Write its name, or delete <> and </>.'],
  },
  'text-for-boolean': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={5} label="calls" big="true" />
`,
    errors: ['6:33  "big" of <Figure> must be true or false, not the text "true". Write big={true}.'],
  },
  'text-for-number': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value="£99" label="calls" />
`,
    errors: ['6:9  "value" of <Figure> must be a number, not the text "£99". Write value={99}.'],
  },
  'two-unknown-widgets': {
    source: `---
title: A page
description: A page with an error.
---

<Figur />

<Zebra />
`,
    errors: [
      '6:2  There is no widget "Figur". Did you mean "Figure"?',
      '8:2  There is no widget "Zebra". Use one of: AgentGrid, Note, Figure, Card, Steps.',
    ],
  },
  'unknown-agent-in-prop': {
    source: `---
title: A page
description: A page with an error.
---

<Card agent="sails" />
`,
    errors: ['6:7  There is no agent "sails" in data/agents.ts. Did you mean "sales"?'],
  },
  'unknown-choice': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={5} label="calls" tone="lowd" />
`,
    errors: ['6:33  "tone" of <Figure> cannot be "lowd". Did you mean "loud"?'],
  },
  'unknown-widget-around-words': {
    source: `---
title: A page
description: A page with an error.
---

<Nota>

Words.

</Nota>
`,
    errors: ['6:2  There is no widget "Nota". Did you mean "Note"?'],
  },
  'unknown-widget': {
    source: `---
title: A page
description: A page with an error.
---

<AgentGird />
`,
    errors: ['6:2  There is no widget "AgentGird". Did you mean "AgentGrid"?'],
  },
  'values-that-are-no-text': {
    source: `---
title: A page
description: A page with an error.
---

<Figure value={1} label />

<Figure value={2} label={null} />

<Figure value={3} label={["calls"]} />

<Figure value={4} label={{ of: "calls" }} />
`,
    errors: [
      '6:19  "label" of <Figure> must be a text, not true. Write it as label="…".',
      '8:19  "label" of <Figure> must be a text, not null. Write it as label="…".',
      '10:19  "label" of <Figure> must be a text, not a list. Write it as label="…".',
      '12:19  "label" of <Figure> must be a text, not a group. Write it as label="…".',
    ],
  },
  'widget-in-small-letters': {
    source: `---
title: A page
description: A page with an error.
---

<figure value={5} label="calls" />
`,
    errors: ['6:2  There is no widget "figure". Did you mean "Figure"?'],
  },
}
