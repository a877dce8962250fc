import { one, words, type CorpusChange } from './edit.ts'

/** Changes of words, blocks, headings and lists. */
export const textChanges: readonly CorpusChange[] = [
  {
    name: 'a word',
    pages: {
      home: words('sweep', 'mop'),
      article: words('shutters', 'blinds'),
      product: words('crate by crate', 'crate by box', 'crate', 'box'),
      handbook: words('grey', 'black'),
    },
  },
  {
    name: 'a word in emphasis',
    pages: {
      home: words('eleven minutes', 'twelve minutes', 'eleven', 'twelve'),
      article: words('<em>one</em>', '<em>another</em>', 'one', 'another'),
      product: words('cancelled in a minute', 'cancelled in an hour', 'a minute', 'an hour'),
      handbook: words('three times', 'five times', 'three', 'five'),
    },
  },
  {
    name: 'a number',
    pages: {
      home: words('At six the', 'At 5.30 the', 'six', '5.30'),
      article: words('16:42', '17:05'),
      product: words('From <!-- -->£75', 'From <!-- -->£79', '£75', '£79'),
      handbook: words('before 1998', 'before 2001', '1998', '2001'),
    },
  },
  {
    name: 'a phrase',
    pages: {
      home: words('sorts them by supplier', 'stacks parcels near doors'),
      article: words('thrown away with the paper bags', 'lost under a heavy tray'),
      product: words('a week early', 'well before everybody else asks'),
      handbook: words('wait for the green light', 'watch both lamps carefully'),
    },
  },
  {
    name: 'a sentence added at the end',
    pages: {
      home: words('summary of one page.', 'summary of one page. Nobody stays late.', '', 'Nobody stays late.'),
      article: words(
        'although everybody should.</p>',
        'although everybody should. That costs money.</p>',
        '',
        'That costs money.',
      ),
      product: words(
        'Your data leaves with you.',
        'Your data leaves with you. We keep no copy.',
        '',
        'We keep no copy.',
      ),
      handbook: words('no fee and no form.', 'no fee and no form. Nobody will call you.', '', 'Nobody will call you.'),
    },
  },
  {
    name: 'a sentence added in the middle',
    pages: {
      home: words('At six the shop closes. ', 'At six the shop closes. The lights go out. ', '', 'The lights go out.'),
      article: words(
        'the delivery and the tax. ',
        'the delivery and the tax. It even knows the baker. ',
        '',
        'It even knows the baker.',
      ),
      product: words(
        'You sign it, we send it. ',
        'You sign it, we send it. That is the whole job. ',
        '',
        'That is the whole job.',
      ),
      handbook: words(
        'Write one line to us. ',
        'Write one line to us. A postcard will do. ',
        '',
        'A postcard will do.',
      ),
    },
  },
  {
    name: 'a sentence removed',
    pages: {
      home: words(' The owner gets a summary of one page.', '', 'The owner gets a summary of one page.'),
      article: words(
        'A person would need a minute, and would need to find their glasses before. ',
        '',
        'A person would need a minute, and would need to find their glasses before.',
      ),
      product: words(' You sign it, we send it.', '', 'You sign it, we send it.'),
      handbook: words(' Then call us.', '', 'Then call us.'),
    },
  },
  {
    name: 'two runs in one block',
    pages: {
      home: {
        html: [
          ['Lantern reads the till', 'Lantern scans the till'],
          ['before midnight', 'before dawn'],
        ],
        expect: [
          { kind: 'text', before: 'reads', after: 'scans' },
          { kind: 'text', before: 'midnight', after: 'dawn' },
        ],
      },
      article: {
        html: [
          ['most owners', 'many owners'],
          ['into a notebook', 'into a spreadsheet'],
        ],
        expect: [
          { kind: 'text', before: 'most', after: 'many' },
          { kind: 'text', before: 'notebook', after: 'spreadsheet' },
        ],
      },
      product: {
        html: [
          ['Every till in', 'Each till in'],
          ['the card terminal', 'the bank statement'],
        ],
        expect: [
          { kind: 'text', before: 'Every', after: 'Each' },
          { kind: 'text', before: 'card terminal', after: 'bank statement' },
        ],
      },
      handbook: {
        html: [
          ['Lay the receipt flat', 'Put the receipt flat'],
          ['how often that fails', 'how rarely that fails'],
        ],
        expect: [
          { kind: 'text', before: 'Lay', after: 'Put' },
          { kind: 'text', before: 'often', after: 'rarely' },
        ],
      },
    },
  },
  {
    name: 'a paragraph inserted',
    pages: {
      home: one(
        'insert',
        '<ol>',
        '<p>Nothing of this needs a computer in the shop.</p><ol>',
        '',
        'Nothing of this needs a computer in the shop.',
      ),
      article: one(
        'insert',
        '<figure>',
        '<p>The bakery agreed to be named only after publication.</p><figure>',
        '',
        'The bakery agreed to be named only after publication.',
      ),
      product: one(
        'insert',
        '<div class="features">',
        '<p>Three things happen every evening.</p><div class="features">',
        '',
        'Three things happen every evening.',
      ),
      handbook: one(
        'insert',
        '<h2 id="tills">',
        '<p>Print it if you like paper better.</p><h2 id="tills">',
        '',
        'Print it if you like paper better.',
      ),
    },
  },
  {
    name: 'a paragraph deleted',
    pages: {
      home: one(
        'delete',
        '<p>Prices include tax. <a href="#how-it-works">See how an evening goes</a> before you decide.</p>',
        '',
        'Prices include tax. See how an evening goes before you decide.',
        '',
      ),
      article: one(
        'delete',
        '<p>All of it is explained under <a href="#first-hour">the first hour</a> above.</p>',
        '',
        'All of it is explained under the first hour above.',
        '',
      ),
      product: one(
        'delete',
        '<p>Start with <a href="#totals">daily totals</a> and add the rest when you like.</p>',
        '',
        'Start with daily totals and add the rest when you like.',
        '',
      ),
      handbook: one(
        'delete',
        '<p>Tills built before 1998 need an adapter. It costs nothing and comes by post within three days.</p>',
        '',
        'Tills built before 1998 need an adapter. It costs nothing and comes by post within three days.',
        '',
      ),
    },
  },
  {
    name: 'a heading reworded',
    pages: {
      home: words('Nothing to install', 'Nothing to carry', 'install', 'carry'),
      article: words('<h1>A night at the counter', '<h1>An evening at the counter', 'A night', 'An evening'),
      product: words('Daily totals</h2>', 'Nightly sums</h2>', 'Daily totals', 'Nightly sums'),
      handbook: words('Limits by plan</h3>', 'Limits by size</h3>', 'plan', 'size'),
    },
  },
  {
    name: 'a heading renamed with its id',
    pages: {
      home: {
        html: [['<h2 id="how-it-works">How an evening goes</h2>', '<h2 id="after-closing">After closing</h2>']],
        expect: [
          { kind: 'text', before: 'How an evening goes', after: 'After closing' },
          { kind: 'anchor', before: 'how-it-works', after: 'after-closing' },
          { kind: 'broken-anchor', before: '#how-it-works', after: '#how-it-works' },
        ],
      },
      article: {
        html: [['<h2 id="first-hour">The first hour</h2>', '<h2 id="reading">Reading begins</h2>']],
        expect: [
          { kind: 'text', before: 'The first hour', after: 'Reading begins' },
          { kind: 'anchor', before: 'first-hour', after: 'reading' },
          { kind: 'broken-anchor', before: '#first-hour', after: '#first-hour' },
        ],
      },
      product: {
        html: [['<h2 id="totals">Daily totals</h2>', '<h2 id="sums">Sums each evening</h2>']],
        expect: [
          { kind: 'text', before: 'Daily totals', after: 'Sums each evening' },
          { kind: 'anchor', before: 'totals', after: 'sums' },
          { kind: 'broken-anchor', before: '#totals', after: '#totals' },
        ],
      },
      handbook: {
        html: [['<h2 id="leaving">Leaving</h2>', '<h2 id="goodbye">Goodbye</h2>']],
        expect: [
          { kind: 'text', before: 'Leaving', after: 'Goodbye' },
          { kind: 'anchor', before: 'leaving', after: 'goodbye' },
          { kind: 'broken-anchor', before: '#leaving', after: '#leaving' },
          { kind: 'broken-anchor', before: '/handbook#leaving', after: '/handbook#leaving' },
        ],
      },
    },
  },
  {
    name: 'a heading of another level',
    pages: {
      home: {
        html: [['<h3>Nobody to train</h3>', '<h4>Nobody to train</h4>']],
        expect: [{ kind: 'heading-level', before: 'h3', after: 'h4' }],
      },
      article: {
        html: [['<h3 id="figures">In figures</h3>', '<h2 id="figures">In figures</h2>']],
        expect: [{ kind: 'heading-level', before: 'h3', after: 'h2' }],
      },
      product: {
        html: [['<h2 id="included">What is included</h2>', '<h3 id="included">What is included</h3>']],
        expect: [{ kind: 'heading-level', before: 'h2', after: 'h3' }],
      },
      handbook: {
        html: [['<h3 id="older-tills">Older tills</h3>', '<h4 id="older-tills">Older tills</h4>']],
        expect: [{ kind: 'heading-level', before: 'h3', after: 'h4' }],
      },
    },
  },
  {
    name: 'a list item added',
    pages: {
      home: one(
        'list-item',
        '<li>Receipts are matched',
        '<li>Cash is counted by the owner.</li>\n<li>Receipts are matched',
        '',
        'Cash is counted by the owner.',
      ),
      article: one(
        'list-item',
        '<li>Two of seven',
        '<li>A corner was missing.</li><li>Two of seven',
        '',
        'A corner was missing.',
      ),
      product: one(
        'list-item',
        '<li><span>A person on',
        '<li><span>Paper rolls for a year</span></li>\n<li><span>A person on',
        '',
        'Paper rolls for a year',
      ),
      handbook: one(
        'list-item',
        '<li>Marchand models',
        '<li>Oakley models from 1996</li><li>Marchand models',
        '',
        'Oakley models from 1996',
      ),
    },
  },
  {
    name: 'a list item removed',
    pages: {
      home: one(
        'list-item',
        '<li>Open questions arrive as one message.</li>',
        '',
        'Open questions arrive as one message.',
        '',
      ),
      article: one(
        'list-item',
        '<li>The paper was thermal and had begun to fade.</li>',
        '',
        'The paper was thermal and had begun to fade.',
        '',
      ),
      product: one(
        'list-item',
        "<li><span>Exports for any accountant's program</span></li>",
        '',
        "Exports for any accountant's program",
        '',
      ),
      handbook: one(
        'list-item',
        '<li>Tills that were repaired privately</li>',
        '',
        'Tills that were repaired privately',
        '',
      ),
    },
  },
  {
    name: 'a list item moved',
    pages: {
      home: {
        html: [
          ['<li>The till sends its totals at closing time.</li>\n', ''],
          [
            '<li>The accountant finds a finished ledger.</li>',
            '<li>The accountant finds a finished ledger.</li><li>The till sends its totals at closing time.</li>',
          ],
        ],
        expect: [
          {
            kind: 'move',
            before: 'The till sends its totals at closing time.',
            after: 'The till sends its totals at closing time.',
          },
        ],
      },
      article: {
        html: [
          ['<li>The paper was thermal and had begun to fade.</li>', ''],
          [
            '<li>Two of seven lines were crossed out by hand.</li>',
            '<li>Two of seven lines were crossed out by hand.</li><li>The paper was thermal and had begun to fade.</li>',
          ],
        ],
        expect: [
          {
            kind: 'move',
            before: 'The paper was thermal and had begun to fade.',
            after: 'The paper was thermal and had begun to fade.',
          },
        ],
      },
      product: {
        html: [
          ['<li><span>A person on the phone until eight</span></li>', ''],
          ['<li><span>Unlimited', '<li><span>A person on the phone until eight</span></li><li><span>Unlimited'],
        ],
        expect: [
          { kind: 'move', before: 'A person on the phone until eight', after: 'A person on the phone until eight' },
        ],
      },
      handbook: {
        html: [
          ['<li>Tills that were repaired privately</li>', ''],
          ['<li>Brands with a serial', '<li>Tills that were repaired privately</li><li>Brands with a serial'],
        ],
        expect: [
          { kind: 'move', before: 'Tills that were repaired privately', after: 'Tills that were repaired privately' },
        ],
      },
    },
  },
  {
    name: 'a paragraph moved',
    pages: {
      home: {
        html: [
          [
            "<p>At six the shop closes. Lantern collects the day's receipts and sorts them by supplier. The owner gets a summary of one page.</p>",
            '',
          ],
          [
            '</ol>',
            "</ol><p>At six the shop closes. Lantern collects the day's receipts and sorts them by supplier. The owner gets a summary of one page.</p>",
          ],
        ],
        expect: [
          {
            kind: 'move',
            before:
              "At six the shop closes. Lantern collects the day's receipts and sorts them by supplier. The owner gets a summary of one page.",
            after:
              "At six the shop closes. Lantern collects the day's receipts and sorts them by supplier. The owner gets a summary of one page.",
          },
        ],
      },
      article: {
        html: [
          [
            '<p>More about damaged paper stands <a href="/handbook#scanning">in the handbook</a>, with pictures.</p>',
            '',
          ],
          [
            '<ul class="facts">',
            '<p>More about damaged paper stands <a href="/handbook#scanning">in the handbook</a>, with pictures.</p><ul class="facts">',
          ],
        ],
        expect: [
          {
            kind: 'move',
            before: 'More about damaged paper stands in the handbook, with pictures.',
            after: 'More about damaged paper stands in the handbook, with pictures.',
          },
        ],
      },
      product: {
        html: [
          ['<p>Start with <a href="#totals">daily totals</a> and add the rest when you like.</p>', ''],
          [
            '<table><caption>',
            '<p>Start with <a href="#totals">daily totals</a> and add the rest when you like.</p><table><caption>',
          ],
        ],
        expect: [
          {
            kind: 'move',
            before: 'Start with daily totals and add the rest when you like.',
            after: 'Start with daily totals and add the rest when you like.',
          },
        ],
      },
      handbook: {
        html: [
          ['<p>Keep this page at hand during the first week; after that you will hardly need it.</p>', ''],
          [
            '<h3 id="older-tills">',
            '<p>Keep this page at hand during the first week; after that you will hardly need it.</p><h3 id="older-tills">',
          ],
        ],
        expect: [
          {
            kind: 'move',
            before: 'Keep this page at hand during the first week; after that you will hardly need it.',
            after: 'Keep this page at hand during the first week; after that you will hardly need it.',
          },
        ],
      },
    },
  },
]
