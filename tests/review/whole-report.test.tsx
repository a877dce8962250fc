import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { editsOf } from '../../tools/review/folder/edit-groups.ts'
import { byCommon, listRank, type ReportModel } from '../../tools/review/folder/model.ts'
import { safePages } from '../../tools/review/folder/safe-pages.ts'
import { viewSources } from '../../tools/review/folder/sources.ts'
import { noContents, ReportContext, type ReportContents } from '../../tools/review/folder/views/Document.tsx'
import { Overview } from '../../tools/review/folder/views/Overview.tsx'
import { PageView } from '../../tools/review/folder/views/PageView.tsx'
import { reportModel } from './report-model.ts'

/** A review in which something of every sort happened, each page by the edit of a file. */
function everything(): ReportModel {
  const site = (year: number) => `<footer>By us in ${year}</footer>`
  const [before, after] = [site(2025), site(2026)]
  const described = (text: string, more = '') => `<meta name="description" content="${text}">${more}`
  const cost = `${described('From £99')}<h1>Al</h1><h2>Cost</h2>`
  const long = (name: string, words: string) => `- [${name}](/${name}): ${`${words} `.repeat(12)}\n`
  const boats = '<p>Our words are about boats and some more things that stay the same'
  const model = reportModel({
    al: [
      `${cost}<p title="t">It costs £99 or £99 a month. <a href="/old">Go</a><p>A person confirms it before noon.`,
      `${cost}<p title="u">It costs £95 or £99 a month. <a href="/old">Go</a> <a href="/nowhere">Lost</a><p>It is done.`,
    ],
    bo: [`<h1>Bo</h1><p>One paragraph stays as it is${before}`, `<h1>Bo</h1><p>One paragraph stays as it is${after}`],
    cy: [`<h1>Cy</h1><p>Another paragraph stays${before}`, `<h1>Cy</h1><p>Another paragraph stays${after}`],
    di: [
      `<h1>Di</h1><p>See <a href="/jo#team">the team</a>.${before}`,
      `<h1>Di</h1><p>See <a href="/jo#team">the team</a>, at £99.${after}`,
    ],
    jo: ['<h1>Jo</h1><h2 id="team">Team</h2><p>All of us', '<h1>Jo</h1><h2 id="staff">Team</h2><p>All of us'],
    hid: [
      `${described('One', '<meta property="og:image" content="/a.png">')}<h1>Hid</h1><p>Same`,
      `${described('Two', '<meta name="robots" content="noindex">')}<h1>Hid</h1><p>Same`,
    ],
    also: [`${described('One')}<h1>Also</h1><p>Same words`, `${described('Two')}<h1>Also</h1><p>Same words`],
    same: ['<p>Nothing', '<p>Nothing'],
    old: [boats, undefined],
    fresh: [undefined, boats],
    gone: ['<p>It goes away, and all of it is about ropes', undefined],
    best: [undefined, `${described('It is the best of all.')}<p>It never misses a call. Only £99.`],
    more: [undefined, '<p>A page of quite other things'],
    'llms.txt': ['- [Al](/al): One\n', '- [Al](/al): Two\n- [Best](/best): New\n'],
    'hours.txt': [undefined, '9 to 5'],
    'long.txt': [
      '- [Long](/Long): One\n- [More](/More): One\n',
      long('Long', 'many words') + long('More', 'more words'),
    ],
    _redirects: ['', '/old /fresh\n'],
  })
  const files: Record<string, string> = {
    ...{ '/al': 'content/al.mdx', '/bo': 'data/site.ts', '/cy': 'data/site.ts', '/di': 'data/site.ts' },
    ...{ '/jo': 'content/jo.mdx', '/hid': 'content/hid.mdx', '/also': 'content/hid.mdx', '/old': 'content/fresh.mdx' },
    ...{ '/gone': 'content/gone.mdx', '/best': 'content/best.mdx', '/more': 'content/more.mdx' },
  }
  const pages = model.pages.filter(({ status }) => status !== 'same')
  for (const page of pages) {
    page.causes = [{ file: files[page.path]! }, ...(page.path === '/di' ? [{ file: 'content/jo.mdx' }] : [])]
    for (const finding of page.path === '/di' ? page.findings : [])
      if (finding.kind !== 'broken-anchor') finding.edit = { file: 'data/site.ts' }
    page.findings.sort((a, b) => byCommon(a, b) || listRank(a) - listRank(b))
    page.growth = { '/bo': { 1440: -80, 390: 12 }, '/cy': { 1440: 24, 390: 48 } }[page.path] ?? {}
  }
  const [first] = pages.find(({ path }) => path === '/al')!.findings
  Object.assign(first!, { source: 'content/al.mdx:1:1', shownAt: 'content/list.mdx:3:1' })
  pages.find(({ path }) => path === '/gone')!.unpublishedReason = 'it became a draft'
  const sources = viewSources([
    { file: 'content/al.mdx', before: 'a\n', after: 'b\n' },
    { file: 'tools/other.ts', before: 'a\nb\n', after: 'a\nc\nd\n' },
  ])
  return { ...model, base: 'main', head: '0123456789abcdef a-branch', pages, sources, same: ['/same'], total: 12 }
}

/** The lines of a view: [a link](and where it leads), −removed−, +new+ and *marked* words. */
function linesOf(model: ReportModel, view: ReactElement, more: Partial<ReportContents> = {}): string[] {
  const edits = editsOf(model)
  const contents = { ...noContents, ...model, edits, safe: safePages(model, edits), ...more }
  return renderToStaticMarkup(<ReportContext value={contents}>{view}</ReportContext>)
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '[$2]($1)')
    .replace(/<del[^>]*>(.*?)<\/del>/g, '−$1−')
    .replace(/<ins[^>]*>(.*?)<\/ins>/g, '+$1+')
    .replace(/<mark>(.*?)<\/mark>/g, '*$1*')
    .replace(/<span (?=role|data-note)|<\/?(li|p|h[1-3]|summary|section|div|header|main|ol|label|button)\b/g, '\n$&')
    .replace(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) =>
      line
        .replace(/ +/g, ' ')
        .replace(/ (?=[.,;:)\]])|(?<=\[) /g, '')
        .trim(),
    )
    .filter(Boolean)
}

/** What every page says. */
const LINES_OF_EVERY_PAGE = /^(Previous p|Next n|All keys|n next|Hidden until|It looks the same)/

/** The lines of a page's view below its bar. */
function viewOf(model: ReportModel, path: string): string[] {
  const entry = model.pages.find((page) => page.path === path)!
  const old = model.old.flatMap(({ places, ...value }) =>
    places.filter((place) => place.path === path).map((place) => ({ ...place, ...value })),
  )
  const previews = { before: undefined, after: undefined }
  const lines = linesOf(model, <PageView {...{ entry, previews, old }} marked="after.html" />, { root: '../../' })
  return lines.slice(lines.indexOf('Dark') + 1).filter((line) => !LINES_OF_EVERY_PAGE.test(line))
}

it('says all that a review found, in the order in which it is to be read', () => {
  expect(linesOf(everything(), <Overview />)).toEqual([
    'Do not merge yet: 3 edits break something, 2 look like mistakes and 2 need a decision',
    'a-branch, compared with “main”. 11 pages of 12 changed. Widest edits: [Data site: 2025 → ' +
      '2026](index.html#edit-8) (3 pages), [Page /jo](index.html#edit-1) (2 pages), [Page ' +
      '/hid](index.html#edit-4) (2 pages). [/best](pages/best/index.html) is new. ' +
      '[/gone](pages/gone/index.html) is gone. [/more](pages/more/index.html) is new. 1 more page came, ' +
      'went or moved.',
    '3 things broken',
    '[/gone](pages/gone/index.html) is gone (it became a draft) and its address does not redirect.',
    'Caused by [Removed: it became a draft: /gone](index.html#edit-3)',
    '“Lost” in the text of [/al](pages/al/index.html) leads nowhere.',
    'Caused by [Page /al: £99 → £95](index.html#edit-2)',
    'On [/al](pages/al/index.html)',
    'Where to fix it',
    '[content/al.mdx, line 1](sources/content_al_mdx.html#L1) used in content/list.mdx, line 3',
    '“the team” in the text of [/di](pages/di/index.html) no longer finds its place on ' +
      '[/jo](pages/jo/index.html): visitors land at the top, as #team is gone from there.',
    'Caused by [Page /jo](index.html#edit-1)',
    'On [/di](pages/di/index.html)',
    'Where to fix it',
    'To fix all at once, bring the anchor #team back, or let the links end in #staff',
    '1 old value',
    '£99 (now £95) is still in the description of [/al](pages/al/index.html), on ' +
      '[/al](pages/al/index.html), on [/best](pages/best/index.html) and on [/di](pages/di/index.html).',
    '4 places',
    '[The description of /al](pages/al/index.html#old-2)',
    'From £99',
    '[/al](pages/al/index.html#old-3): Cost',
    'It costs £95 or £99 a month.',
    '[/best](pages/best/index.html#old-1): p',
    'Only £99.',
    '[/di](pages/di/index.html#old-1): Di',
    'See the team, at £99.',
    '1 old address',
    '[/old](pages/old/index.html) is still linked from [/al](pages/al/index.html); it redirects to /fresh.',
    '1 place',
    '[/al](pages/al/index.html#old-1): Cost',
    'Go',
    'Looks like a mistake',
    '[/hid](#edit-4): hidden from search engines · [/best](#edit-5): an old value',
    'For you to decide',
    '[/more](#edit-6): a new page to read · [/old](#edit-7): an old value left',
    '[9 pages left to look at](#pages)',
    'Tick pages off as you go.',
    '[3 pages to skip](#safe)',
    '2 pages only repeat what others show, in the same layout. 1 page exactly as before.',
    '8 edits',
    'Copy points for the author',
    '−Removed− words are red, +new+ words green. Every change comes from one of these edits. Whether it ' +
      'was meant, only its author can say.',
    'Breaks something (3)',
    '1. Page /jo: Link to a missing place “the team” leads to /jo#team',
    'On 2 pages: a link breaks on 1',
    '[/di](pages/di/index.html#c1)',
    '[/jo](pages/jo/index.html)',
    '1 more change that visitors do not see',
    'Address of a heading −team− +staff+',
    'On [/jo](pages/jo/index.html)',
    'content/jo.mdx',
    '2. Page /al: It costs −£99− +£95+ or £99 a month. Go Lost',
    'It says “It is done.” instead of “A person confirms it before noon.” Is that meant?',
    'Its old value is still in use.',
    'On [/al](pages/al/index.html#c2)',
    'Cost',
    '4 more changes, 1 of which visitors do not see',
    'It costs £95 or £99 a month. Go +Lost+',
    'Link target “Lost” leads to +/nowhere+',
    '−A person confirms it before noon− +It is done+.',
    'Code title −t− +u+',
    '[content/al.mdx](sources/content_al_mdx.html)',
    '3. Removed: it became a draft: /gone: no redirect',
    'On [/gone](pages/gone/index.html#c1)',
    'content/gone.mdx',
    'Looks like a mistake (2)',
    '4. Page /hid: Search description −One− +Two+',
    '[/hid](pages/hid/index.html#c2): hidden from search engines. It has no picture when it is shared, ' +
      'either. Was that meant?',
    '[/hid](pages/hid/index.html#c1) and [/also](pages/also/index.html#c1): is that what the page is about?',
    'On 2 pages',
    '[/hid](pages/hid/index.html#c1)',
    '[/also](pages/also/index.html#c1)',
    '2 more changes',
    'Visibility hidden from search engines',
    'On [/hid](pages/hid/index.html)',
    'Link preview image −/a.png−',
    'On [/hid](pages/hid/index.html)',
    'content/hid.mdx',
    '5. New: /best',
    '£99 is £95 now. Use the new value.',
    'Read all of it. Claims to prove: “It never misses a call.” “It is the best of all.”',
    'On [/best](pages/best/index.html)',
    'content/best.mdx',
    'For you to decide (2)',
    '6. New: /more',
    'Read all of it.',
    'On [/more](pages/more/index.html)',
    'content/more.mdx',
    '7. Moved: /old → /fresh: the old address redirects',
    'Its old address is still in use.',
    'On [/old](pages/old/index.html)',
    'content/fresh.mdx',
    'Looks safe (1)',
    '8. Data site: −2025− +2026+',
    'On 3 pages',
    '[/di](pages/di/index.html)',
    '[/bo](pages/bo/index.html)',
    '[/cy](pages/cy/index.html)',
    '1 more change',
    'See the team +, at £99+.',
    'On [/di](pages/di/index.html)',
    'data/site.ts',
    'Also changed',
    'Search engines',
    'New: [/best](pages/best/index.html)',
    'Removed: it became a draft: [/gone](pages/gone/index.html)',
    'New: [/more](pages/more/index.html)',
    'Moved: [/old](pages/old/index.html) → /fresh; the old address redirects',
    'Page /hid: hidden, no picture when it is shared and search description of 2 pages',
    'Search description −One− +Two+',
    'On 2 pages',
    '[/hid](pages/hid/index.html)',
    '[/also](pages/also/index.html)',
    'Visibility hidden from search engines',
    'On [/hid](pages/hid/index.html)',
    'Link preview image −/a.png−',
    'On [/hid](pages/hid/index.html)',
    'Height of pages',
    '[/bo](pages/bo/index.html) is 80 px shorter on a desktop. No other height changed by 60 px or more.',
    '3 other files',
    'hours.txt New',
    'llms.txt “Best” added. “One” is now “Two” in “Al”.',
    'long.txt',
    'What changed in it',
    '“One” is now “many words many words many words many words many words many words many words many ' +
      'words many words many words many words many words” in “Long”. “One” is now “more words more words ' +
      'more words more words more words more words more words more words more words more words more words ' +
      'more words” in “More”.',
    'No page changed',
    '[tools/other.ts](sources/tools_other_ts.html) 2 lines added, 1 line removed',
    '9 pages left to look at',
    '[/al](pages/al/index.html) broken old value old address edit 2, 6 changes',
    '[/di](pages/di/index.html) broken old value 2 changes',
    '[/gone](pages/gone/index.html) broken Removed: it became a draft',
    '[/hid](pages/hid/index.html) edit 4, 3 changes',
    '[/also](pages/also/index.html) edit 4, 1 change',
    '[/best](pages/best/index.html) old value edit 5, New',
    '[/more](pages/more/index.html) edit 6, New',
    '[/old](pages/old/index.html) → /fresh Moved',
    '[/jo](pages/jo/index.html) causes a break, 1 change',
    '2 pages that only repeat others',
    'The same changes here as on [/di](pages/di/index.html), in the same layout: look there instead.',
    '[/bo](pages/bo/index.html)',
    '[/cy](pages/cy/index.html)',
    '1 page exactly as before',
    '/same',
  ])
})

it('says at its top where a page moved', () => {
  const model = everything()
  const pages = model.pages.filter(({ path }) => path !== '/more')
  expect(linesOf({ ...model, pages }, <Overview />)[1]).toContain('[/old](pages/old/index.html) moved to /fresh.')
})

it.each([
  [
    '/al',
    [
      'Changed by [Page /al: £99 → £95](../../index.html#edit-2)',
      '[It says “It is done.” instead of “A person confirms it before noon.” Is that meant?](#c5)',
      '6 changes, 1 of which visitors do not see',
      '+new words+ −removed− changed otherwise *old value* broken Marks may shift lines: opened alone, the ' +
        'page has none.',
      '[Broken link “Lost” leads to +/nowhere+](after.html#c1) [content/al.mdx, line ' +
        '1](../../sources/content_al_mdx.html#L1) used in content/list.mdx, line 3',
      '[Still £99 From *£99* In the description for search engines](#old-2)',
      '[Still £99 It costs £95 or *£99* a month. Cost](after.html#old-3)',
      '[It costs −£99− +£95+ or £99 a month. Go Lost Cost](after.html#c2)',
      '[It costs £95 or £99 a month. Go +Lost+](after.html#c3)',
      '[Link target “Lost” leads to +/nowhere+](after.html#c4)',
      '[−A person confirms it before noon− +It is done+.](after.html#c5)',
      '[Old address “Go” leads to /old, which redirects to /fresh Cost](after.html#old-1)',
      '1 change that visitors do not see',
      '[Code title −t− +u+](after.html#c6)',
      'The page without marks: [before](before.html?plain) · [after](after.html?plain)',
      'Before',
      'After',
    ],
  ],
  [
    '/bo',
    [
      'Changed by [Data site: 2025 → 2026](../../index.html#edit-8)',
      'no changes of its own',
      '1 change that other pages have too',
      '[… One paragraph stays as it is By us in −2025− +2026+ Footer](after.html#s1)',
      'The page without marks: [before](before.html?plain) · [after](after.html?plain)',
      'Before',
      'After',
    ],
  ],
  [
    '/di',
    [
      'Changed by [Page /jo](../../index.html#edit-1)',
      'and [Data site: 2025 → 2026](../../index.html#edit-8)',
      '2 changes',
      '+new words+ −removed− changed otherwise *old value* broken Marks may shift lines: opened alone, the ' +
        'page has none.',
      '[Link to a missing place “the team” leads to /jo#team](after.html#c1)',
      '[Still £99 See the team, at *£99*. Di](after.html#old-1)',
      '[See the team +, at £99+. Di](after.html#c2)',
      '1 change that other pages have too',
      '[Di See the team, at £99. By us in −2025− +2026+ Footer](after.html#s1)',
      'The page without marks: [before](before.html?plain) · [after](after.html?plain)',
      'Before',
      'After',
    ],
  ],
  [
    '/gone',
    [
      'Changed by [Removed: it became a draft: /gone](../../index.html#edit-3)',
      '/gone is gone (it became a draft) and its address does not redirect',
      '1 change',
      '+new words+ −removed− changed otherwise',
      '[No redirect /gone](#c1)',
      'The page without marks: [before](before.html?plain)',
      'Search results and link previews look as before.',
    ],
  ],
  [
    '/hid',
    [
      'Changed by [Page /hid](../../index.html#edit-4)',
      '[Hidden from search engines. It has no picture when it is shared, either. Was that meant?](#c2)',
      '[Search description “One” → “Two”. Is that what the page is about?](#c1)',
      '3 changes',
      '+new words+ −removed− changed otherwise Marks may shift lines: opened alone, the page has none.',
      '[Search description −One− +Two+](#c1)',
      '[Visibility hidden from search engines](#c2)',
      '[Link preview image −/a.png−](#c3)',
      'The page without marks: [before](before.html?plain) · [after](after.html?plain)',
      'Before',
      'After',
      'Search results and link previews look as before.',
    ],
  ],
  [
    '/jo',
    [
      'Changed by [Page /jo](../../index.html#edit-1)',
      '“the team” in the text of /di no longer finds its place on /jo: visitors land at the top, as #team ' +
        'is gone from there',
      '1 change that visitors do not see',
      '+new words+ −removed− changed otherwise Marks may shift lines: opened alone, the page has none.',
      '1 change that visitors do not see',
      '[Address of a heading −team− +staff+ Jo](after.html#c1)',
      'The page without marks: [before](before.html?plain) · [after](after.html?plain)',
      'Before',
      'After',
    ],
  ],
  [
    '/best',
    [
      'Changed by [New: /best](../../index.html#edit-5)',
      'All of it is new',
      '*old value* *claim*',
      '[Still £99 Only *£99*. p](after.html#old-1)',
      '[To prove: It never misses a call.](after.html#claim-1)',
      '[To prove: It is the best of all. In the description for search engines](#claim-2)',
      'The page without marks: [after](after.html?plain)',
    ],
  ],
  [
    '/old',
    [
      'Changed by [Moved: /old](../../index.html#edit-7)',
      'The page without marks: [before](before.html?plain) · [after](after.html?plain)',
      'Before',
      'After',
    ],
  ],
])('says what happened on the page %s, each line with where it leads', (path, lines) => {
  expect(viewOf(everything(), path)).toEqual(lines)
})
