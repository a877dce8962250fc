import { stylesheet } from './corpus-folder.ts'

/** An edit that changes bytes and nothing that a reader, a search engine or a link could notice. */
export interface Silent {
  name: string
  html: (html: string) => string
  /** Files that get other names or content. */
  files?: Readonly<Record<string, string>>
}

const reorder = (tag: string) =>
  tag.replace(
    /^<(\w[\w-]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'))?)+)(\s*\/?>)$/,
    (_, name: string, attributes: string, end: string) =>
      `<${name} ${(attributes.match(/[\w:-]+(?:=(?:"[^"]*"|'[^']*'))?/g) ?? []).reverse().join(' ')}${end}`,
  )
const body = (html: string, change: (text: string) => string) =>
  html.replace(/<body[\s\S]*<\/body>/, (found) => change(found))

/** Edits after which a review must say that nothing changed. */
export const silentEdits: readonly Silent[] = [
  {
    name: 'another indentation',
    html: (html) => body(html, (text) => text.replace(/\n/g, '\n        ').replace(/<\/p>/g, '\n </p>')),
  },
  {
    name: 'line breaks between blocks',
    html: (html) => body(html, (text) => text.replace(/<\/(p|li|tr|section|div|h2|table|ul|ol)></g, '</$1>\n\n<')),
  },
  { name: 'no line breaks', html: (html) => body(html, (text) => text.replace(/\n\s*/g, ' ')) },
  {
    name: 'white space inside paragraphs',
    html: (html) =>
      body(html, (text) => text.replace(/<p>([^<]+)</g, (_, words: string) => `<p>\n  ${words.replace(/ /g, '\n ')}<`)),
  },
  { name: 'the order of attributes', html: (html) => html.replace(/<\w[^>]*>/g, reorder) },
  {
    name: 'the order of classes',
    html: (html) =>
      html.replace('class="btn btn-primary"', 'class="btn-primary btn"').replace('class="card"', 'class=" card "'),
  },
  {
    name: 'single quotes',
    html: (html) => body(html, (text) => text.replace(/ (class|href|id|alt|src|rel|title)="([^"']*)"/g, " $1='$2'")),
  },
  {
    name: 'comments',
    html: (html) => body(html, (text) => text.replace(/<p>/g, '<!-- built --><p>').replace(/<\/li>/g, '<!-- --></li>')),
  },
  {
    name: 'split text nodes',
    html: (html) => body(html, (text) => text.replace(/<p>(\w+) /g, '<p>$1<!-- --> <!-- -->')),
  },
  { name: 'entities', html: (html) => body(html, (text) => text.replace(/£/g, '&pound;').replace(/ é/g, ' &eacute;')) },
  {
    name: 'data attributes',
    html: (html) =>
      html.replace(
        /<(p|li|h2|section|div)(?=[ >])/g,
        (_, tag: string) => `<${tag} data-v-7ba5bd90 data-testid="x${tag}"`,
      ),
  },
  {
    name: 'a hash in the name of the stylesheet',
    html: (html) => html.replace('/assets/site.css', '/assets/site-Bx7Kq2_z.css'),
    files: { 'assets/site-Bx7Kq2_z.css': stylesheet },
  },
  { name: 'a query against caches', html: (html) => html.replace(/\.(png|jpg|css)"/g, '.$1?v=20250301"') },
  {
    name: 'a hash in the names of pictures',
    html: (html) => html.replace(/\/images\/(\w+)\.(png|jpg|webp)/g, '/images/$1.4f2a9c1e.$2'),
    files: {
      'images/till.4f2a9c1e.png': 'till',
      'images/receipt.4f2a9c1e.jpg': 'receipt',
      'images/ledger.4f2a9c1e.png': 'ledger',
      'images/ledger.4f2a9c1e.webp': 'ledger as webp',
      'images/scanner.4f2a9c1e.png': 'scanner',
    },
  },
  {
    name: 'preload and modulepreload',
    html: (html) =>
      html.replace(
        '<link rel="stylesheet"',
        '<link rel="modulepreload" href="/assets/chunk-a1B2c3D4.js"><link rel="preload" as="font" href="/f.woff2"><link rel="stylesheet"',
      ),
  },
  {
    name: 'an inline script',
    html: (html) =>
      html.replace(
        '</body>',
        '<script id="vike_pageContext" type="application/json">{"pageId":"/x","_t":1712}</script><script>window.__t=1712</script></body>',
      ),
  },
  {
    name: 'a nonce and an integrity',
    html: (html) =>
      html.replace(
        '<link rel="stylesheet"',
        '<link nonce="r4nd0m" integrity="sha384-abc" crossorigin rel="stylesheet"',
      ),
  },
  {
    name: 'ids of React',
    html: (html) =>
      body(html, (text) =>
        text
          .replace(/<h1/g, '<h1 id=":r7:"')
          .replace(/<h3>/g, '<h3 id="_R_2_">')
          .replace('<h2', '<h2 aria-describedby="«r3»"'),
      ),
  },
  {
    name: 'ids of Radix',
    html: (html) =>
      body(html, (text) =>
        text.replace(/<(ul|ol)(?=[ >])/, '<$1 id="radix-:r1:-content-a" aria-labelledby="radix-:r1:-trigger-a"'),
      ),
  },
  { name: 'the prefix of an island', html: (html) => html.replace(/data-id="\w+"/, 'data-id="z42"') },
  {
    name: 'the order of keys in props',
    html: (html) =>
      html
        .replace('{"hours":6,"rate":{"hourly":18},', '{"rate":{"hourly":18},"hours":6,')
        .replace('{"plan":"corner","limit":500}', '{ "limit": 500, "plan": "corner" }'),
  },
  {
    name: 'the order of keys in JSON-LD',
    html: (html) =>
      html
        .replace(
          '{"@context":"https://schema.org","@type":"Organization",',
          '{"@type":"Organization","@context":"https://schema.org",',
        )
        .replace(
          '{ "@context": "https://schema.org", "@type": "Product",',
          '{"@type":"Product","@context":"https://schema.org",',
        ),
  },
  {
    name: 'the order of the head',
    html: (html) => html.replace(/(<meta name="description"[^>]*>)([\s\S]*?)(<link rel="canonical"[^>]*>)/, '$3$2$1'),
  },
  {
    name: 'the generator',
    html: (html) =>
      html.replace(
        '</title>',
        '</title><meta name="generator" content="Builder 4.1.2"><meta name="build-time" content="1712000000">',
      ),
  },
  {
    name: 'capitals in tags',
    html: (html) =>
      html.replace(/<(\/?)(p|li|td|ul)(?=[ >])/g, (_, slash: string, tag: string) => `<${slash}${tag.toUpperCase()}`),
  },
  { name: 'end tags left out', html: (html) => body(html, (text) => text.replace(/<\/(li|td|tr)>/g, '')) },
  { name: 'a table without tbody', html: (html) => html.replace(/<\/?tbody>/g, '') },
  {
    name: 'a box without meaning around the content',
    html: (html) => html.replace(/<main([^>]*)>/, '<main$1><div>').replace('</main>', '</div></main>'),
  },
  {
    name: 'a span without meaning',
    html: (html) => body(html, (text) => text.replace(/<p>(\w+) /g, '<p><span>$1</span> ')),
  },
  {
    name: 'an unused rule of the stylesheet',
    html: (html) => html,
    files: {
      'assets/site.css':
        ':root{--ink:#123}body{color:var(--ink)}.btn{background:#134;color:#fff}.byline{margin:2rem 0}.panel{padding:1rem}.layout{gap:1rem;display:grid}.unused{color:green}.another{top:0}',
    },
  },
  {
    name: 'a stylesheet written differently',
    html: (html) => html,
    files: {
      'assets/site.css':
        '/* site */\n:root { --ink: #123; }\nbody { color: var(--ink); }\n.btn { background: #113344; color: #FFF; }\n.byline { margin: 2rem 0px }\n.panel { padding: 1.0rem; }\n.layout { display: grid; gap: 1rem; }\n.unused { color: red }',
    },
  },
  {
    name: 'soft hyphens',
    html: (html) =>
      body(html, (text) =>
        text.replace(/>([^<>]*)Receipts/g, '>$1Re&shy;ceipts').replace(/(alt="|<p>)(\w+) /g, '$1$2&#8203; '),
      ),
  },
  { name: 'event handlers', html: (html) => html.replace(/<a href/g, '<a onclick="track()" href') },
  { name: 'loading hints', html: (html) => html.replace(/<img /g, '<img decoding="async" fetchpriority="high" ') },
]
