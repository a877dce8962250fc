import { expect, test } from 'vitest'
import { parsePage } from '../../../lib/html.ts'
import { markdownOf } from './markdown.ts'

const markdown = (html: string) => markdownOf(parsePage(`<main>${html}</main>`), 'https://a.example/page')

test.each([
  ['headings and paragraphs', '<section><h1>One</h1><p>Two\n three</p></section>', '# One\n\nTwo three'],
  [
    'links, with the whole address',
    '<p><a href="/b">B</a> or <a href="#c">C</a> or <a href="tel:+44">call</a></p>',
    '[B](https://a.example/b) or [C](https://a.example/page#c) or [call](tel:+44)',
  ],
  ['emphasis', '<p><strong>So.</strong> It <em>is</em>.</p>', '**So.** It *is*.'],
  ['words side by side apart', '<p><span>One</span><span>two</span></p>', 'One two'],
  ['words within one element together', '<p>e-<b>mail</b>s</p>', 'e-**mail**s'],
  [
    'lists, and lists in lists',
    '<ul><li>One</li><li><p>Two</p><ol><li>A</li><li>B</li></ol></li></ul>',
    '- One\n\n- Two\n\n  1. A\n  2. B',
  ],
  [
    'headings in lists',
    '<ol><li><span aria-hidden="true">1</span><h3>Title</h3><p>Text</p></li></ol>',
    '1. ### Title\n\n   Text',
  ],
  ['terms', '<dl><div><dt>Price</dt><dd><b>£99</b></dd></div></dl>', '- **Price**\n\n  **£99**'],
  [
    'tables',
    '<table><caption>C</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td>3</td></tr></tbody></table>',
    '**C**\n\n| A | B |\n| - | - |\n| 1\\|2 | 3 |',
  ],
  ['what opens, opened', '<details name="x"><summary>Why?</summary><div><p>So.</p></div></details>', '**Why?**\n\nSo.'],
  ['what is hidden until a tab is chosen', '<div role="tabpanel" hidden=""><p>Later</p></div>', 'Later'],
  [
    'drawings by their sentence',
    '<figure><svg role="img" aria-label="Plan of a room."><path d="M0 0"/><text>RC</text></svg></figure>',
    '*Drawing: Plan of a room.*',
  ],
  ['pictures', '<p><img src="/a.png" alt="A" width="1" height="1"/></p>', '![A](https://a.example/a.png)'],
  [
    'no decoration, no ways around the page, no fields',
    '<nav><a href="/">Home</a></nav><svg aria-hidden="true"><path/></svg><label>Name</label><input ' +
      'value="x"/><select><option>1</option></select>',
    'Name',
  ],
  [
    'no control',
    '<p class="with-script">Question 1 of 15</p><button class="btn">Send</button><button class="btn" ' +
      'disabled>Soon</button>',
    'Soon',
  ],
  ['the lines of an address apart', '<address><span>A Ltd</span><span>1 B Road</span></address>', 'A Ltd, 1 B Road'],
  ['labels apart', '<div><label><input type="radio"/>A</label><label>B</label></div>', 'A\n\nB'],
  ['no excuse for a script that came', '<p data-island-failed="" hidden="">Could not be loaded.</p>', ''],
  ['signs of its own as text', '<p>2 * 3 &lt; a_b [x] &amp; &#x27;y&#x27;</p>', "2 \\* 3 < a_b \\[x] & 'y'"],
  ['code', '<pre><code>a &lt; b\n</code></pre><p><code>x_y</code></p>', '```\na < b\n```\n\n`x_y`'],
  [
    'links around blocks as links in each block',
    '<a href="/b"><h3>B</h3><p>text</p></a>',
    '### [B](https://a.example/b)\n\n[text](https://a.example/b)',
  ],
])('keeps %s', (_what, html, expected) => {
  expect(markdown(html)).toBe(expected)
})
