import { bytesOf } from './content-cases.ts'

/** Pages that are unusual, but right. */
export const unusualPages: Record<string, string> = {
  'byte-order-mark': bytesOf('right-byte-order-mark.mdx'),
  'empty-tags': `---
title: A page
description: Unusual, but right.
---

<AgentGrid></AgentGrid>

<AgentGrid>
  {/* nothing */}
</AgentGrid>

Inside a line: <AgentGrid> </AgentGrid> and <AgentGrid>{/* nothing */}</AgentGrid>.
`,
  entities: `---
title: A page
description: Unusual, but right.
---

<Card agent="receptionist" />

<Figure value={1} label="&pound;1 &amp; more" />
`,
  'every-kind-of-yaml': `--- 
# a remark
title: "Agents: our staff #1" # a remark

description: >
  A long one,
  folded.
drawing: office
redirectFrom:
  - /old
  - /older/still
publish: 2026-01-31
expires: 2026-01-31
updated: "2024-02-29"
noindex: true # until we have read it
---   

Text.
`,
  'front-matter-only': `---
title: A page
description: Nothing but front matter.
---`,
  html: `---
title: A page
description: Unusual, but right.
---

A <abbr title="small and medium-sized enterprise">SME</abbr><br />and a <time datetime="2026-01-31">day</time>.

<details name="faq">
  <summary>More</summary>
  Text
</details>
`,
  'list-prop': `---
title: A page
description: Unusual, but right.
---

<Steps items={[
  { title: "Call", "text": \`We call.\` },
]} />
`,
  'nested-widgets': `---
title: A page
description: Unusual, but right.
---

<Note>A note in **one** line.</Note>

<Note>

- a list
- with <Figure value={1} label="figure" /> inside

</Note>
`,
  'props-over-lines': `---
title: A page
description: Unusual, but right.
---

<Figure
  value={0.5}
  label={\`calls\`}
/>
`,
  'quotation-marks': `---
title: A page
description: Unusual, but right.
---

<Figure value={1} label='Draughtsman"s' big tone={"loud"} />
`,
  'remarks-and-braces': `---
title: A page
description: Unusual, but right.
---

{/* a remark for the editors */}

Text with {/* another */} remark, a {"{brace}"} and \\{another\\}.
`,
  'signs-of-equality': `---
title: A page
description: No side of a conflict.
---

Seven of them
=======

Words, and \`<<<<<<< HEAD\` in a line.
`,
  signs: `---
title: A page
description: Unusual, but right.
---

2 < 3, and \\<5. \`<b>\` and \`{x}\` in code.

\`\`\`html
<!-- anything {goes} <here>
\`\`\`
`,
  'typography-and-tables': `---
title: A page
description: Unusual, but right.
---

“Curly” quotation marks, an apostrophe’s place — and £99; a | b.

| a | b |
| - | - |
| 1 | 2 |

Text[^1] and ~~gone~~, https://staffroom.example.

[^1]: A footnote.
`,
  windows: bytesOf('right-windows.mdx'),
  'words-of-programs': `---
title: A page
description: Unusual, but right.
---

We import nothing.
import is a word here.

> export too
`,
}
