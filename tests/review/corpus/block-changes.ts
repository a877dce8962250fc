import { one, type CorpusChange } from './edit.ts'
import { originals } from './corpus-folder.ts'

const move = (heading: string) => [{ kind: 'move' as const, before: heading, after: heading }]

const prices = /<section>\s*<h2 id="prices">[\s\S]*?<\/section>/.exec(originals.home)![0]

/** Changes of sections, tables, links, buttons, pictures, attributes, tags, looks and widgets. */
export const blockChanges: readonly CorpusChange[] = [
  {
    name: 'a section moved',
    pages: {
      home: {
        html: [
          [prices, ''],
          ['<section class="cards"', `${prices}<section class="cards"`],
        ],
        expect: move('What it costs'),
      },
      article: {
        html: [
          [
            '<aside class="more"><h2 id="read-on">Read on</h2><p>The ledger behind this story is sold by the month, without a contract.</p><button type="button" class="subscribe" title="One letter a month">Get the letter</button><a role="button" href="/product">Look at the ledger</a></aside>',
            '',
          ],
          [
            '<h2 id="first-hour">',
            '<aside class="more"><h2 id="read-on">Read on</h2><p>The ledger behind this story is sold by the month, without a contract.</p><button type="button" class="subscribe" title="One letter a month">Get the letter</button><a role="button" href="/product">Look at the ledger</a></aside><h2 id="first-hour">',
          ],
        ],
        expect: move('Read on'),
      },
      product: {
        html: [
          [
            '<div class="feature"><h2 id="totals">Daily totals</h2><p>Every till in the shop reports at closing, and the sums are compared with the card terminal.</p></div>',
            '',
          ],
          [
            '<div class="panel">',
            '<div class="feature"><h2 id="totals">Daily totals</h2><p>Every till in the shop reports at closing, and the sums are compared with the card terminal.</p></div><div class="panel">',
          ],
        ],
        expect: move('Daily totals'),
      },
      handbook: {
        html: [
          [
            '<h2 id="leaving">Leaving</h2>\n<p>Write one line to us. We export the books, send them to you and delete our copy after thirty days. There is no fee and no form.</p>',
            '',
          ],
          [
            '<h2 id="tills">',
            '<h2 id="leaving">Leaving</h2><p>Write one line to us. We export the books, send them to you and delete our copy after thirty days. There is no fee and no form.</p><h2 id="tills">',
          ],
        ],
        expect: move('Leaving'),
      },
    },
  },
  {
    name: 'a table cell',
    pages: {
      home: one('table-cell', '<td>£120</td>', '<td>£125</td>', '£120', '£125'),
      article: one('table-cell', '<td>184</td>', '<td>186</td>', '184', '186'),
      product: one('table-cell', '<td>two weekends</td>', '<td>three weekends</td>', 'two weekends', 'three weekends'),
      handbook: one('table-cell', '<td>48,000</td>', '<td>52,000</td>', '48,000', '52,000'),
    },
  },
  {
    name: 'a table row added',
    pages: {
      home: one(
        'table-row',
        '<tr><td>High street',
        '<tr><td>Market stall</td><td>200</td><td>£40</td></tr><tr><td>High street',
        '',
        'Market stall 200 £40',
      ),
      article: one(
        'table-row',
        '<tr><th scope="row">Errors found',
        '<tr><th scope="row">Receipts lost</th><td>0</td><td>0%</td></tr><tr><th scope="row">Errors found',
        '',
        'Receipts lost 0 0%',
      ),
      product: one(
        'table-row',
        '<tr><th>Tax return',
        '<tr><th>Asking a friend</th><td>an evening</td><td>no need</td></tr><tr><th>Tax return',
        '',
        'Asking a friend an evening no need',
      ),
      handbook: one(
        'table-row',
        '</tbody></table>',
        '<tr><th scope="row">Chain</th><td>5,000 receipts</td><td>1,600,000</td></tr></tbody></table>',
        '',
        'Chain 5,000 receipts 1,600,000',
      ),
    },
  },
  {
    name: 'a table row removed',
    pages: {
      home: one('table-row', '<tr><td>Corner shop</td><td>500</td><td>£75</td></tr>', '', 'Corner shop 500 £75', ''),
      article: one(
        'table-row',
        '<tr><th scope="row">Questions asked</th><td>6</td><td>3%</td></tr>',
        '',
        'Questions asked 6 3%',
        '',
      ),
      product: one(
        'table-row',
        '<tr><th>Finding a receipt</th><td>9 minutes</td><td>4 seconds</td></tr>',
        '',
        'Finding a receipt 9 minutes 4 seconds',
        '',
      ),
      handbook: one(
        'table-row',
        '<tr><th scope="row">Department store</th><td>600 receipts</td><td>190,000</td></tr>',
        '',
        'Department store 600 receipts 190,000',
        '',
      ),
    },
  },
  {
    name: 'a table column added, and a cell changed beside it',
    pages: {
      home: {
        html: [
          ['<th>Monthly</th>', '<th>Seats</th><th>Monthly</th>'],
          ['<td>£75</td>', '<td>2</td><td>£79</td>'],
          ['<td>£120</td>', '<td>5</td><td>£120</td>'],
          ['<td>£310</td>', '<td>20</td><td>£310</td>'],
        ],
        expect: [
          { kind: 'table-column', before: '', after: 'Seats' },
          { kind: 'table-cell', before: '£75', after: '£79' },
        ],
      },
      article: {
        html: [
          ['<td>97%</td>', '<td>97%</td><td>up</td>'],
          ['<td>3%</td>', '<td>4%</td><td>down</td>'],
          ['<td>1%</td>', '<td>1%</td><td>level</td>'],
        ],
        expect: [
          { kind: 'table-column', before: '', after: 'up down level' },
          { kind: 'table-cell', before: '3%', after: '4%' },
        ],
      },
      product: {
        html: [
          ['<th>Notebook</th>', '<th>Spreadsheet</th><th>Notebook</th>'],
          ['<td>40 minutes</td>', '<td>20 minutes</td><td>45 minutes</td>'],
          ['<td>9 minutes</td>', '<td>5 minutes</td><td>9 minutes</td>'],
          ['<td>two weekends</td>', '<td>one weekend</td><td>two weekends</td>'],
        ],
        expect: [
          { kind: 'table-column', before: '', after: 'Spreadsheet' },
          { kind: 'table-cell', before: '40 minutes', after: '45 minutes' },
        ],
      },
      handbook: {
        html: [
          ['<th scope="col">A year</th>', '<th scope="col">A year</th><th scope="col">Support</th>'],
          ['<td>12,000</td>', '<td>12,500</td><td>letter</td>'],
          ['<td>48,000</td>', '<td>48,000</td><td>phone</td>'],
          ['<td>190,000</td>', '<td>190,000</td><td>visit</td>'],
        ],
        expect: [
          { kind: 'table-column', before: '', after: 'Support' },
          { kind: 'table-cell', before: '12,000', after: '12,500' },
        ],
      },
    },
  },
  {
    name: 'the name of a row, and a cell of it',
    pages: {
      home: {
        html: [['<td>Corner shop</td><td>500</td>', '<td>Corner store</td><td>600</td>']],
        expect: [
          { kind: 'table-cell', before: 'Corner shop', after: 'Corner store' },
          { kind: 'table-cell', before: '500', after: '600' },
        ],
      },
      article: {
        html: [['<th scope="row">Questions asked</th><td>6</td>', '<th scope="row">Questions put</th><td>7</td>']],
        expect: [
          { kind: 'table-cell', before: 'Questions asked', after: 'Questions put' },
          { kind: 'table-cell', before: '6', after: '7' },
        ],
      },
      product: {
        html: [['<th>Adding up</th><td>40 minutes</td>', '<th>Summing up</th><td>half an hour</td>']],
        expect: [
          { kind: 'table-cell', before: 'Adding up', after: 'Summing up' },
          { kind: 'table-cell', before: '40 minutes', after: 'half an hour' },
        ],
      },
      handbook: {
        html: [
          [
            '<th scope="row">Corner shop</th><td>40 receipts</td>',
            '<th scope="row">Corner store</th><td>45 slips</td>',
          ],
        ],
        expect: [
          { kind: 'table-cell', before: 'Corner shop', after: 'Corner store' },
          { kind: 'table-cell', before: '40 receipts', after: '45 slips' },
        ],
      },
    },
  },
  {
    name: 'a cell that takes the place of its neighbour',
    pages: {
      home: {
        html: [['<td>500</td><td>£75</td>', '<td colspan="2">500</td>']],
        expect: [
          { kind: 'attribute', before: '', after: '2', in: 'colspan' },
          { kind: 'table-cell', before: '£75', after: '' },
        ],
      },
      article: {
        html: [['<td>6</td><td>3%</td>', '<td colspan="2">6</td>']],
        expect: [
          { kind: 'attribute', before: '', after: '2', in: 'colspan' },
          { kind: 'table-cell', before: '3%', after: '' },
        ],
      },
      product: {
        html: [['<td>40 minutes</td><td>none</td>', '<td colspan="2">40 minutes</td>']],
        expect: [
          { kind: 'attribute', before: '', after: '2', in: 'colspan' },
          { kind: 'table-cell', before: 'none', after: '' },
        ],
      },
      handbook: {
        html: [['<td>40 receipts</td><td>12,000</td>', '<td colspan="2">40 receipts</td>']],
        expect: [
          { kind: 'attribute', before: '', after: '2', in: 'colspan' },
          { kind: 'table-cell', before: '12,000', after: '' },
        ],
      },
    },
  },
  {
    name: 'a table column removed',
    pages: {
      home: {
        html: [
          ['<th>Receipts</th>', ''],
          ['<td>500</td>', ''],
          ['<td>2,000</td>', ''],
          ['<td>9,000</td>', ''],
        ],
        expect: [{ kind: 'table-column', before: 'Receipts', after: '' }],
      },
      article: {
        html: [
          ['<td>184</td>', ''],
          ['<td>6</td>', ''],
          ['<td>2</td>', ''],
        ],
        expect: [{ kind: 'table-column', before: '184 6 2', after: '' }],
      },
      product: {
        html: [
          ['<th>Notebook</th>', ''],
          ['<td>40 minutes</td>', ''],
          ['<td>9 minutes</td>', ''],
          ['<td>two weekends</td>', ''],
        ],
        expect: [{ kind: 'table-column', before: 'Notebook', after: '' }],
      },
      handbook: {
        html: [
          ['<th scope="col">A day</th>', ''],
          ['<td>40 receipts</td>', ''],
          ['<td>150 receipts</td>', ''],
          ['<td>600 receipts</td>', ''],
        ],
        expect: [{ kind: 'table-column', before: 'A day', after: '' }],
      },
    },
  },
  {
    name: 'a link to another page',
    pages: {
      home: one('link', '<a href="/article">journal</a>', '<a href="/handbook">journal</a>', '/article', '/handbook'),
      article: one(
        'link',
        '<a href="/handbook" rel="author">',
        '<a href="/product" rel="author">',
        '/handbook',
        '/product',
      ),
      product: one('link', '<a href="/handbook">or read', '<a href="/article">or read', '/handbook', '/article'),
      handbook: one('link', '<a href="/product">compare', '<a href="/">compare', '/product', '/'),
    },
  },
  {
    name: 'the words of a link',
    pages: {
      home: {
        html: [['>See how an evening goes<', '>Watch how an evening goes<']],
        expect: [{ kind: 'text', before: 'See', after: 'Watch' }],
      },
      article: {
        html: [['>in the handbook<', '>on another page<']],
        expect: [{ kind: 'text', before: 'in the handbook', after: 'on another page' }],
      },
      product: {
        html: [['>leaving</a>', '>departing</a>']],
        expect: [{ kind: 'text', before: 'leaving', after: 'departing' }],
      },
      handbook: {
        html: [['>the figures</a>', '>the numbers</a>']],
        expect: [{ kind: 'text', before: 'figures', after: 'numbers' }],
      },
    },
  },
  {
    name: 'the label of a call to action',
    pages: {
      home: one('cta', 'Start a trial', 'Try it tonight', 'Start a trial', 'Try it tonight'),
      article: one('cta', 'Get the letter', 'Send me the letter', 'Get the letter', 'Send me the letter'),
      product: one('cta', 'Ask for a quote', 'Get a quote', 'Ask for a quote', 'Get a quote'),
      handbook: one('cta', '>talk to us<', '>call us<', 'talk to us', 'call us'),
    },
  },
  {
    name: 'the target of a call to action',
    pages: {
      home: one(
        'cta',
        '<a class="btn btn-primary" href="/product">',
        '<a class="btn btn-primary" href="/handbook">',
        '/product',
        '/handbook',
      ),
      article: one(
        'cta',
        '<a role="button" href="/product">',
        '<a role="button" href="/handbook">',
        '/product',
        '/handbook',
      ),
      product: one(
        'cta',
        '<a class="button" href="/article">',
        '<a class="button" href="/handbook">',
        '/article',
        '/handbook',
      ),
      handbook: one(
        'cta',
        'href="/product#compare"',
        'href="/product#included"',
        '/product#compare',
        '/product#included',
      ),
    },
  },
  {
    name: 'a call to action removed',
    pages: {
      home: one('cta', '<a class="btn btn-primary" href="/product">Start a trial</a>', '', 'Start a trial', ''),
      article: one('cta', '<a role="button" href="/product">Look at the ledger</a>', '', 'Look at the ledger', ''),
      product: one('cta', '<button type="submit">Ask for a quote</button>', '', 'Ask for a quote', ''),
      handbook: {
        html: [[' or <a class="cta" href="/product#compare" title="A person answers">talk to us</a>', '']],
        expect: [
          { kind: 'text', before: 'or', after: '' },
          { kind: 'cta', before: 'talk to us', after: '' },
        ],
      },
    },
  },
  {
    name: 'another picture',
    pages: {
      home: one('image', '/images/till.png', '/images/scanner.png', '/images/till.png', '/images/scanner.png'),
      article: one('image', '/images/receipt.jpg', '/images/till.png', '/images/receipt.jpg', '/images/till.png'),
      product: one(
        'image',
        'src="/images/ledger.png"',
        'src="/images/till.png"',
        '/images/ledger.png',
        '/images/till.png',
      ),
      handbook: one('image', '/images/scanner.png', '/images/till.png', '/images/scanner.png', '/images/till.png'),
    },
  },
  {
    name: 'other bytes at the same address',
    pages: {
      home: {
        files: { 'images/till.png': 'another till' },
        expect: [{ kind: 'image', before: '/images/till.png', after: '/images/till.png' }],
      },
      article: {
        files: { 'images/receipt.jpg': 'another receipt' },
        expect: [{ kind: 'image', before: '/images/receipt.jpg', after: '/images/receipt.jpg' }],
      },
      product: {
        files: { 'images/ledger.png': 'another ledger' },
        expect: [{ kind: 'image', before: '/images/ledger.png', after: '/images/ledger.png' }],
      },
      handbook: {
        files: { 'images/scanner.png': 'another scanner' },
        expect: [{ kind: 'image', before: '/images/scanner.png', after: '/images/scanner.png' }],
      },
    },
  },
  {
    name: 'the alternative of a picture',
    pages: {
      home: one(
        'alt',
        'A till with its drawer open',
        'A till, closed',
        'A till with its drawer open',
        'A till, closed',
      ),
      article: one(
        'alt',
        'A folded receipt on a wooden table',
        'A receipt',
        'A folded receipt on a wooden table',
        'A receipt',
      ),
      product: one('alt', 'A ledger with brass corners', '', 'A ledger with brass corners', ''),
      handbook: one(
        'alt',
        'The scanner with its lid open',
        'The scanner seen from above',
        'The scanner with its lid open',
        'The scanner seen from above',
      ),
    },
  },
  {
    name: 'the label of a drawing',
    pages: {
      home: one(
        'alt',
        'Chart: costs fall with size',
        'Chart: costs rise with size',
        'Chart: costs fall with size',
        'Chart: costs rise with size',
      ),
      article: one(
        'alt',
        "Diagram of a receipt's way",
        'Diagram of a night',
        "Diagram of a receipt's way",
        'Diagram of a night',
      ),
      product: one(
        'alt',
        'Two scales, one lighter',
        'Two scales in balance',
        'Two scales, one lighter',
        'Two scales in balance',
      ),
      handbook: one(
        'alt',
        'Bar: limits grow with the plan',
        'Bar: limits by plan',
        'Bar: limits grow with the plan',
        'Bar: limits by plan',
      ),
    },
  },
  {
    name: 'an attribute',
    pages: {
      home: one(
        'attribute',
        'title="Hours spent on books"',
        'title="Hours a week"',
        'Hours spent on books',
        'Hours a week',
        'title',
      ),
      article: one(
        'attribute',
        'datetime="2025-03-04"',
        'datetime="2025-03-05"',
        '2025-03-04',
        '2025-03-05',
        'datetime',
      ),
      product: one(
        'attribute',
        'placeholder="you@shop.example"',
        'placeholder="owner@shop.example"',
        'you@shop.example',
        'owner@shop.example',
        'placeholder',
      ),
      handbook: one(
        'attribute',
        'title="A person answers"',
        'title="We answer"',
        'A person answers',
        'We answer',
        'title',
      ),
    },
  },
  {
    name: 'another tag around the same words',
    pages: {
      home: {
        html: [
          ['<ol>', '<ul>'],
          ['</ol>', '</ul>'],
        ],
        expect: [{ kind: 'structure', before: 'ol', after: 'ul' }],
      },
      article: one('structure', '<b>two seconds</b>', '<i>two seconds</i>', 'b', 'i'),
      product: {
        html: [['<strong>cancelled in a minute</strong>', '<mark>cancelled in a minute</mark>']],
        expect: [{ kind: 'structure', before: 'strong', after: 'mark' }],
      },
      handbook: one(
        'structure',
        '<p>Three steps and you are out.</p>',
        '<blockquote>Three steps and you are out.</blockquote>',
        'p',
        'blockquote',
      ),
    },
  },
  {
    name: 'a style attribute',
    pages: {
      home: one('style', '<p class="lead">', '<p class="lead" style="color: red">', '', 'red', 'color'),
      article: one('style', '<figcaption>', '<figcaption style="font-size:2rem">', '', '2rem', 'font-size'),
      product: one('style', '<div class="panel">', '<div class="panel" style="--gap: 4px">', '', '4px', '--gap'),
      handbook: one('style', '<h1>', '<h1 style="text-align:center">', '', 'center', 'text-align'),
    },
  },
  {
    name: 'a class',
    pages: {
      home: one('style', 'class="lead"', 'class="lead large"', '', 'large', 'class'),
      article: one('style', 'class="facts"', 'class="notes"', 'facts', 'notes', 'class'),
      product: one('style', 'class="panel"', 'class="panel dark"', '', 'dark', 'class'),
      handbook: one('style', 'class="layout"', 'class="layout wide"', '', 'wide', 'class'),
    },
  },
  {
    name: 'the props of a widget',
    pages: {
      home: one('widget', '"hours":6', '"hours":8', '6', '8', 'hours'),
      article: one('widget', '&quot;No&quot;', '&quot;Never&quot;', 'No', 'Never', 'options'),
      product: one('widget', '"plan":"corner"', '"plan":"street"', 'corner', 'street', 'plan'),
      handbook: one('widget', '"open":true', '"open":false', 'true', 'false', 'open'),
    },
  },
  {
    name: 'an inline element around fewer words, or split',
    pages: {
      home: one('structure', '<strong>eleven minutes</strong>', '<strong>eleven</strong> minutes', 'strong', ''),
      article: one('structure', '<b>two seconds</b>', '<b>two</b> <b>seconds</b>', '', 'b'),
      product: one(
        'structure',
        '<strong>cancelled in a minute</strong>',
        '<strong>cancelled</strong> in a minute',
        'strong',
        '',
      ),
      handbook: one(
        'structure',
        '<strong>three times</strong>',
        '<strong>three</strong> <strong>times</strong>',
        '',
        'strong',
      ),
    },
  },
  {
    name: 'the style of a shape',
    pages: {
      home: one(
        'image',
        '<path d=',
        '<path style="fill:red" d=',
        'Chart: costs fall with size',
        'Chart: costs fall with size',
      ),
      article: one(
        'image',
        '<circle ',
        '<circle class="bold" ',
        "Diagram of a receipt's way",
        "Diagram of a receipt's way",
      ),
      product: one(
        'image',
        '<rect x="2"',
        '<rect style="opacity:.5" x="2"',
        'Two scales, one lighter',
        'Two scales, one lighter',
      ),
      handbook: one(
        'image',
        '<rect width="12"',
        '<rect class="light" width="12"',
        'Bar: limits grow with the plan',
        'Bar: limits grow with the plan',
      ),
    },
  },
]
