import { one, type CorpusChange, type CorpusEdit } from './edit.ts'
import { stylesheet } from './corpus-folder.ts'

/** A stylesheet that all pages share makes a change on all pages; here it is asked of one page at a time. */
const styled = (from: string, to: string, property: string, before: string, after: string): CorpusEdit => ({
  files: { 'assets/site.css': stylesheet.replace(from, to) },
  expect: [{ kind: 'style', before, after, in: property }],
})

/** Changes of what no reader sees, of stylesheets, links that break and weight. */
export const headChanges: readonly CorpusChange[] = [
  {
    name: 'the title',
    pages: {
      home: one(
        'title',
        'Lantern | Bookkeeping for small shops',
        'Lantern | Books for shops',
        'Lantern | Bookkeeping for small shops',
        'Lantern | Books for shops',
      ),
      article: one(
        'title',
        '<title>A night at the counter - Lantern journal',
        '<title>A night - Lantern journal',
        'A night at the counter - Lantern journal',
        'A night - Lantern journal',
      ),
      product: one(
        'title',
        '<title>The ledger |',
        '<title>Our ledger |',
        'The ledger | Lantern',
        'Our ledger | Lantern',
      ),
      handbook: one(
        'title',
        '<title>Handbook for owners',
        '<title>The handbook',
        'Handbook for owners',
        'The handbook',
      ),
    },
  },
  {
    name: 'the description',
    pages: {
      home: one(
        'description',
        'of small shops, every evening.',
        'of small shops.',
        'Lantern keeps the books of small shops, every evening.',
        'Lantern keeps the books of small shops.',
      ),
      article: one(
        'description',
        'What happens to a receipt after the shop has closed.',
        'A receipt at night.',
        'What happens to a receipt after the shop has closed.',
        'A receipt at night.',
      ),
      product: one(
        'description',
        'totals, deliveries, tax.',
        'totals and tax.',
        'A ledger that fills itself: totals, deliveries, tax.',
        'A ledger that fills itself: totals and tax.',
      ),
      handbook: one(
        'description',
        'on one page.',
        'in one place.',
        'Everything an owner needs to know, on one page.',
        'Everything an owner needs to know, in one place.',
      ),
    },
  },
  {
    name: 'the canonical link',
    pages: {
      home: one(
        'canonical',
        'rel="canonical" href="https://lantern.example/"',
        'rel="canonical" href="https://lantern.example/start"',
        'https://lantern.example/',
        'https://lantern.example/start',
      ),
      article: one(
        'canonical',
        'https://lantern.example/article"/><meta',
        'https://lantern.example/night"/><meta',
        'https://lantern.example/article',
        'https://lantern.example/night',
      ),
      product: one(
        'canonical',
        'href="https://lantern.example/product"',
        'href="https://lantern.example/ledger"',
        'https://lantern.example/product',
        'https://lantern.example/ledger',
      ),
      handbook: one(
        'canonical',
        'href="https://lantern.example/handbook"',
        'href="https://lantern.example/help"',
        'https://lantern.example/handbook',
        'https://lantern.example/help',
      ),
    },
  },
  {
    name: 'robots',
    pages: {
      home: one(
        'robots',
        '<link rel="canonical"',
        '<meta name="robots" content="noindex"><link rel="canonical"',
        '',
        'noindex',
      ),
      article: one(
        'robots',
        '<link rel="canonical"',
        '<meta name="robots" content="noindex"/><link rel="canonical"',
        '',
        'noindex',
      ),
      product: one(
        'robots',
        '<link rel="canonical"',
        '<meta name="robots" content="noindex" /><link rel="canonical"',
        '',
        'noindex',
      ),
      handbook: one(
        'robots',
        '<link rel="canonical"',
        '<meta name="robots" content="noindex"><link rel="canonical"',
        '',
        'noindex',
      ),
    },
  },
  {
    name: 'Open Graph',
    pages: {
      home: one(
        'open-graph',
        'content="Bookkeeping for small shops"',
        'content="Books, closed"',
        'Bookkeeping for small shops',
        'Books, closed',
        'og:title',
      ),
      article: one(
        'open-graph',
        'share/article.png',
        'share/night.png',
        'https://lantern.example/share/article.png',
        'https://lantern.example/share/night.png',
        'og:image',
      ),
      product: one(
        'open-graph',
        'property="og:title" content="The ledger"',
        'property="og:title" content="Our ledger"',
        'The ledger',
        'Our ledger',
        'og:title',
      ),
      handbook: one(
        'open-graph',
        '<meta property="og:title" content="Handbook for owners">',
        '',
        'Handbook for owners',
        '',
        'og:title',
      ),
    },
  },
  {
    name: 'JSON-LD',
    pages: {
      home: one('json-ld', '"price":"75"', '"price":"79"', '75', '79', 'offers[0].price'),
      article: one(
        'json-ld',
        '"Ines Marlow"},"word',
        '"Ines Marlowe"},"word',
        'Ines Marlow',
        'Ines Marlowe',
        'author.name',
      ),
      product: one('json-ld', '"price": "75"', '"price": "79"', '75', '79', 'offers.price'),
      handbook: one(
        'json-ld',
        '"For a day, yes."',
        '"For two days."',
        'For a day, yes.',
        'For two days.',
        'mainEntity[0].acceptedAnswer.text',
      ),
    },
  },
  {
    name: 'a link that breaks',
    pages: {
      home: {
        html: [['<a href="/article">journal</a>', '<a href="/journal">journal</a>']],
        expect: [
          { kind: 'link', before: '/article', after: '/journal' },
          { kind: 'broken-link', before: '', after: '/journal' },
        ],
      },
      article: {
        html: [['/handbook#scanning', '/handbuch#scanning']],
        expect: [
          { kind: 'link', before: '/handbook#scanning', after: '/handbuch#scanning' },
          { kind: 'broken-link', before: '', after: '/handbuch#scanning' },
        ],
      },
      product: {
        html: [['/handbook#leaving', '/handbook#exit']],
        expect: [
          { kind: 'link', before: '/handbook#leaving', after: '/handbook#exit' },
          { kind: 'broken-anchor', before: '', after: '/handbook#exit' },
        ],
      },
      handbook: {
        html: [['<a href="/product">compare', '<a href="/plans">compare']],
        expect: [
          { kind: 'link', before: '/product', after: '/plans' },
          { kind: 'broken-link', before: '', after: '/plans' },
        ],
      },
    },
  },
  {
    name: 'a rule of the stylesheet',
    pages: {
      home: styled('.btn{background:#134', '.btn{background:#a21', 'background', '#134', '#a21'),
      article: styled('.byline{margin:2rem', '.byline{margin:3rem', 'margin', '2rem 0', '3rem 0'),
      product: styled('.panel{padding:1rem', '.panel{padding:2rem', 'padding', '1rem', '2rem'),
      handbook: styled('.layout{gap:1rem', '.layout{gap:4rem', 'gap', '1rem', '4rem'),
    },
  },
  {
    name: 'weight',
    pages: Object.fromEntries(
      ['home', 'article', 'product', 'handbook'].map((page) => [
        page,
        {
          html: [['</body>', `<script type="application/x-data">${'x'.repeat(20_000)}</script></body>`]],
          expect: [{ kind: 'weight', before: '', after: '' }],
        },
      ]),
    ) as unknown as CorpusChange['pages'],
  },
]
