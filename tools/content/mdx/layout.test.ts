import type { Nodes, RootContent } from 'mdast'
import { describe, expect, test } from 'vitest'
import { declareWidget, type WidgetDeclaration } from '../../../components/widgets/declare.ts'
import { applyLayout } from './layout.ts'
import { parseContent } from './mdx-options.ts'

const widget = (name: string, is: Partial<WidgetDeclaration>) =>
  declareWidget({ name, description: '', example: '', component: () => null, ...is })

const widgets = {
  Section: widget('Section', { madeFrom: 'section' }),
  List: widget('List', { madeFrom: 'ticks', inHead: true }),
  Action: widget('Action', { madeFrom: 'link', isButton: true }),
  CallButton: widget('CallButton', { madeFrom: 'call', isButton: true }),
  Office: widget('Office', { takesHead: true }),
}

/** The layout of a page as nested names; words stand for headings and text. */
function laidOut(source: string, options: Partial<Parameters<typeof applyLayout>[1]> = {}): unknown[] {
  const tree = parseContent(source)
  applyLayout(tree, { template: 'page', widgets, ...options })
  return tree.children.map(shape)
}

function shape(node: RootContent): unknown {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return wordsOf(node)
  const props = node.attributes.map((attribute) =>
    'name' in attribute ? `${attribute.name}=${attribute.value as string}` : '',
  )
  return [[node.name, ...props].join(' '), ...node.children.map((child) => shape(child))]
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

describe('the head', () => {
  test('goes up to the first second-level heading', () => {
    expect(laidOut('---\ntitle: A\n---\n\n# Hello\n\nWords.\n\n## More\n\nText.')).toEqual([
      'title: A',
      ['Head', 'Hello', 'Words.'],
      ['Section tone=paper', 'More', 'Text.'],
    ])
  })

  test('has the drawing of the front matter, and a band below it', () => {
    expect(laidOut('# Hello\n\n## More', { drawing: 'office' })).toEqual([
      ['Head drawing=office', 'Hello'],
      ['Section tone=well', 'More'],
    ])
  })

  test('shows its first widget below its words, and a list with them', () => {
    expect(laidOut('# Hello\n\n<List of="facts" />\n\n<Street />\n\nBelow.\n\n## More')).toEqual([
      ['Head', 'Hello', ['List of=facts']],
      ['Section space=tight', ['Street'], 'Below.'],
      ['Section tone=well', 'More'],
    ])
  })

  test('is given to a widget that shows it itself', () => {
    expect(laidOut('# Hello\n\nWords.\n\n<Office />')).toEqual([['Section', ['Office', 'Hello', 'Words.']]])
  })

  test('may have its heading between the tags of a widget', () => {
    expect(laidOut('<Choice>\n\n# Hello\n\n</Choice>\n\nWords.\n\n---\n\n<Plan />\n\n## Below')).toEqual([
      ['Section split=6/6', ['Column', ['Choice', 'Hello'], 'Words.'], ['Column', ['Plan']]],
      ['Section tone=well', 'Below'],
    ])
  })

  test('may have two columns, the second with a heading of its own', () => {
    expect(laidOut('# Hello\n\n---\n\n## Beside\n\nText.\n\n## Below')).toEqual([
      ['Section split=6/6', ['Column', 'Hello'], ['Column', 'Beside', 'Text.']],
      ['Section tone=well', 'Below'],
    ])
  })

  test('has a way back where a link is above its heading', () => {
    expect(laidOut('[Back](/a)\n\n# Hello')).toEqual([
      ['Head', ['Action href=/a variant=ghost size=sm back=null', 'Back'], 'Hello'],
    ])
    const buttons = [
      ['Action href=/a variant=hero', 'A'],
      ['Action href=/b variant=outline size=lg', 'B'],
    ]
    expect(laidOut('[A](/a) [B](/b)\n\n# Hello')).toEqual([['Head', ['Buttons', ...buttons], 'Hello']])
  })
})

describe('sections', () => {
  test('alternate, from the colour that is written', () => {
    const tones = laidOut('# A\n\n## B\n\n<Section tone="paper">\n\n## C\n\n</Section>\n\n## D\n\n## E').map(
      (part) => (part as string[])[0],
    )
    expect(tones).toEqual([
      'Head',
      'Section tone=paper',
      'Section tone=paper',
      'Section tone=well',
      'Section tone=paper',
    ])
  })

  test('alternate around sections that are written, but for a tight one and the one with the head', () => {
    const tonesOf = (source: string) => laidOut(source).map((part) => /tone=\w+/.exec((part as string[])[0]!)?.[0])
    const written = (props: string, words: string) => `\n\n<Section${props}>\n\n${words}\n\n</Section>\n\n`
    expect(tonesOf(`# A\n\n## B${written('', '## C')}Words.`)).toEqual([
      undefined,
      'tone=paper',
      'tone=well',
      'tone=paper',
    ])
    expect(tonesOf(`# A\n\n## B${written(' space="tight"', '## C')}## D`)).toEqual([
      undefined,
      'tone=paper',
      'tone=paper',
      'tone=well',
    ])
    expect(tonesOf(`${written('', '# A\n\nWords.')}## B`)).toEqual(['tone=paper', 'tone=well'])
  })

  test('begin with the first heading: what a page without a head begins with is in none', () => {
    expect(laidOut('<Form />\n\nWords.\n\n## A')).toEqual([['Form'], 'Words.', ['Section tone=paper', 'A']])
    expect(laidOut('## A\n\nWords.')).toEqual([['Section tone=paper', 'A', 'Words.']])
  })

  test('have five and seven twelfths where words stand beside a widget; a second --- ends the columns', () => {
    expect(laidOut('# A\n\n## B\n\n---\n\n<Form />\n\n---\n\nBoth.').at(1)).toEqual([
      'Section tone=paper split=5/7',
      ['Column', 'B'],
      ['Column', ['Form']],
      'Both.',
    ])
    expect(laidOut('# A\n\n## B\n\n---\n\n<Form />\n\n---\n\n## C').at(2)).toEqual(['Section tone=well', 'C'])
    expect(laidOut('# A\n\n## B\n\n---\n\nWords.').at(1)).toContain('Section tone=paper split=6/6')
  })

  test('keep the shares and the place that are written', () => {
    const [, section] = laidOut('# A\n\n<Section id="b" split="7/5">\n\n## B\n\n---\n\n<Form />\n\n</Section>')
    expect(section).toEqual(['Section id=b split=7/5 tone=paper', ['Column', 'B'], ['Column', ['Form']]])
  })

  test('are three where the split has three shares', () => {
    const written = '# A\n\n<Section split="4/4/4">\n\n## B\n\n---\n\n## C\n\n---\n\n## D\n\n---\n\nAll.\n\n</Section>'
    expect(laidOut(written).at(1)).toEqual([
      'Section split=4/4/4 tone=paper',
      ['Column', 'B'],
      ['Column', 'C'],
      ['Column', 'D'],
      'All.',
    ])
  })

  test('are not made on pages of other templates', () => {
    expect(laidOut('## A\n\nText.\n\n---\n\nMore.', { template: 'article' })).toEqual(['A', 'Text.', '', 'More.'])
  })
})

describe('links', () => {
  test('alone in a paragraph are buttons: the first is primary, and so is one in each section', () => {
    expect(laidOut('# A\n\n[B](/b)\n[C](tel:hotline)\n[G](/g)\n\n## D\n\n[E](/e)\n\n---\n\n[F](/f)')).toEqual([
      [
        'Head',
        'A',
        [
          'Buttons',
          ['Action href=/b variant=hero', 'B'],
          ['CallButton line=hotline label=C variant=outline'],
          ['Action href=/g variant=outline size=lg', 'G'],
        ],
      ],
      [
        'Section tone=paper split=6/6',
        ['Column', 'D', ['Buttons', ['Action href=/e variant=default', 'E']]],
        ['Column', ['Buttons', ['Action href=/f variant=outline', 'F']]],
      ],
    ])
  })

  test('with words around them stay links', () => {
    expect(laidOut('# A\n\n[B](/b).')).toEqual([['Head', 'A', 'B.']])
    expect(laidOut('# A\n\n[B](/b) <Phrase of="c" />')).toEqual([['Head', 'A', 'B ']])
  })

  test('keep a button as it is written', () => {
    expect(laidOut('# A\n\n<Action href="/b" variant="ghost">B</Action>')).toEqual([
      ['Head', 'A', ['Buttons', ['Action href=/b variant=ghost', 'B']]],
    ])
    expect(laidOut('# A\n\n<CallButton line="main" />')).toEqual([['Head', 'A', ['Buttons', ['CallButton line=main']]]])
  })
})

test('a list of checked items has ticks, on every template', () => {
  expect(laidOut('- [x] One\n- [x] Two', { template: 'agent' })).toEqual([['List as=ticks', 'OneTwo']])
  expect(laidOut('- [x] One\n- Two', { template: 'agent' })).toEqual(['OneTwo'])
})
