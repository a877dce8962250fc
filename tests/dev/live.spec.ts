import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { companyMessages } from '../../data/about.ts'
import { testPage, SiteCopy, type DevServer } from '../../tools/test/site-copy.ts'
import { EDIT_PATH } from '../../tools/edit/protocol.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { editor, openText, ready, shownText } from '../edit/edit-page.ts'

const LONG = Array.from(
  { length: 40 },
  (_, i) => `## Section ${i + 1}\n\nA paragraph of section ${i + 1}, long enough to take some room on the page.\n`,
).join('\n')
const home = (word: string) =>
  testPage(
    'Home',
    `# Home\n\nThe word is ${word}.\n\n<details>\n<summary>More</summary>\n\nInside.\n\n</details>\n\n<TwoTabs ` +
      `/>\n\n<DemoForm />\n\n${LONG}`,
  )

test.describe.configure({ mode: 'default' })

let site: SiteCopy
let dev: DevServer

test.beforeAll(async () => {
  site = new SiteCopy({
    'content/404.mdx': testPage('Page not found', '# No page here'),
    'content/index.mdx': home('one'),
    'content/other.mdx': testPage('Other', '# Other'),
    'content/moved.mdx': testPage('Moved', '# Moved', 'redirectFrom: /before\n'),
  })
  addIslands(site)
  dev = await site.dev()
  // It may close the first connections while it starts.
  await expect.poll(() => status('/').catch(() => 0), { timeout: 60_000 }).toBe(200)
})

test.afterAll(async () => {
  await dev?.stop()
  site?.remove()
})

/** Islands of the tests' own: a button that counts in steps, with a record of theirs, and two tabs. */
function addIslands(copy: SiteCopy): void {
  copy.write('data/colours.ts', "export const colours = { blue: 'sky' }\n")
  addIsland(
    copy,
    'Counter',
    'z.strictObject({ step: z.number(), colour: z.enum(Object.keys(colours)).optional() })',
    `import { useState } from 'react'
import { colours } from '../../../data/colours.ts'
export function Counter({ step, colour }: { step: number; colour?: keyof typeof colours }) {
  const [count, setCount] = useState(0)
  return <button className={colour && colours[colour]} onClick={() => setCount(count + step)}>{count} in steps of {step}</button>
}
`,
  )
  addIsland(
    copy,
    'TwoTabs',
    'z.strictObject({})',
    `import * as Tabs from '@radix-ui/react-tabs'
export function TwoTabs() {
  return <Tabs.Root defaultValue="Left"><Tabs.List>{['Left', 'Right'].map((name) => <Tabs.Trigger key={name} value={name}>{name}</Tabs.Trigger>)}</Tabs.List><Tabs.Content value="Left">On the left</Tabs.Content><Tabs.Content value="Right">On the right</Tabs.Content></Tabs.Root>
}
`,
  )
}

function addIsland(copy: SiteCopy, name: string, props: string, view: string): void {
  copy.write(`components/widgets/${name}/${name}.tsx`, view)
  copy.write(
    `components/widgets/${name}/declaration.ts`,
    `import { z } from 'zod'
import { colours } from '../../../data/colours.ts'
import { declareWidget } from '../declare.ts'
import { ${name} } from './${name}.tsx'
export const widget = declareWidget({ name: '${name}', description: '${name}.', props: ${props}, example: '', hydrate: 'intent', takesChildren: false, component: ${name} })
export const known = colours
`,
  )
  const registry = 'components/widgets/registry.ts'
  copy.write(
    registry,
    `${readFileSync(copy.path(registry), 'utf8')}export { widget as ${name} } from './${name}/declaration.ts'\n`,
  )
}

const overlay = (view: Page) => view.locator('staffroom-error-overlay')
// A new connection each time: the server may close a kept one just as it is reused.
const status = async (path: string) =>
  (await fetch(dev.url + path, { headers: { accept: 'text/html', connection: 'close' }, redirect: 'manual' })).status

/** Opens a page and waits until it listens for changes. */
async function open(view: Page, path: string): Promise<void> {
  const connected = view.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await view.goto(dev.url + path)
  await connected
  // oxlint-disable-next-line tests/no-network-idle -- Vite reloads the page when it finds a dependency late.
  await view.waitForLoadState('networkidle')
}

test('an edited word reaches the open page, which keeps its state', async ({ page: view }) => {
  await open(view, '/')
  await view
    .locator('details')
    .first()
    .evaluate((details: HTMLDetailsElement) => (details.open = true))
  const field = view.locator('input[name=firstName]')
  await field.fill('Ada')
  await view.getByRole('tab', { name: 'Right' }).click()
  await expect(view.getByRole('tabpanel')).toHaveText('On the right')
  await view.evaluate(() => {
    window.scrollTo(0, 700)
    Object.assign(window, { sameDocument: true })
  })
  for (const word of ['two', 'three', 'four']) {
    site.write('content/index.mdx', home(word))
    await expect(view.getByText(`The word is ${word}.`)).toBeVisible()
  }
  site.write('content/index.mdx', home('four').replace('Inside.', 'Edited inside.'))
  await expect(view.getByText('Edited inside.')).toBeVisible()
  await expect(field).toHaveValue('Ada')
  await expect(view.locator('details').first()).toHaveAttribute('open')
  await expect(view.getByRole('tabpanel')).toHaveText('On the right')
  expect(await view.evaluate(() => [window.scrollY, (window as { sameDocument?: boolean }).sameDocument])).toEqual([
    700,
    true,
  ])
})

test('a hydrated island keeps its state, takes new props, and stays the same when another is inserted before it', async ({
  page: view,
}) => {
  const island = (step: number) => `<Counter step={${step}} />`
  site.write('content/island.mdx', testPage('Island', `# Island\n\n${island(1)}`))
  await expect.poll(() => status('/island')).toBe(200)
  await open(view, '/island')
  await view.getByRole('button', { name: '0 in steps of 1' }).click()
  await expect(view.getByRole('button', { name: '1 in steps of 1' })).toBeVisible()
  site.write('content/island.mdx', testPage('Island', `# Island\n\n${island(5)}`))
  await expect(view.getByRole('button', { name: '1 in steps of 5' })).toBeVisible()
  site.write('content/island.mdx', testPage('Island', `# Island\n\n${island(2)}\n\n${island(5)}`))
  await expect(view.locator('main button')).toHaveText(['0 in steps of 2', '1 in steps of 5'])
  await view.getByRole('button', { name: '1 in steps of 5' }).click()
  await expect(view.locator('main button')).toHaveText(['0 in steps of 2', '6 in steps of 5'])
})

test('two saves in quick succession: the last one is shown', async ({ page: view }) => {
  await open(view, '/')
  for (let round = 0; round < 2; round++) {
    site.write('content/index.mdx', home(`first${round}`))
    await new Promise((resolve) => setTimeout(resolve, 15))
    site.write('content/index.mdx', home(`last${round}`))
    await expect(view.getByText(`The word is last${round}.`)).toBeVisible()
  }
})

test('a page that is rendered while it changes is not taken for the changed page', async () => {
  const numberOf = async () => {
    const answer = await fetch(`${dev.url}/changing`, { headers: { accept: 'text/html' } })
    return /live\.ts" data-version="(\d*)"/.exec(await answer.text())?.[1]
  }
  const write = (text: string) => site.write('content/changing.mdx', testPage('Changing', text))
  const colours = "export const colours = { blue: 'sky' }\n"
  write('# One\n\n<Counter step={1} />')
  await expect.poll(numberOf).toMatch(/\d/)
  let tries = 0
  // Until the server has noticed that the records are slow, a page is rendered before it changes.
  await expect(async () => {
    site.write('data/colours.ts', `// ${++tries}\nawait new Promise((done) => setTimeout(done, 1000))\n${colours}`)
    const number = numberOf()
    write(`# Two, ${tries}\n\n<Counter step={1} />`)
    expect(await number).toBe('')
  }).toPass()
  site.write('data/colours.ts', colours)
  await expect.poll(numberOf, { timeout: 20_000 }).toMatch(/\d/)
  site.delete('content/changing.mdx')
})

test('a file that an editor empties before it writes it is no error', async ({ page: view }) => {
  await open(view, '/')
  const before = dev.output()
  site.write('content/index.mdx', '')
  await new Promise((resolve) => setTimeout(resolve, 15))
  site.write('content/index.mdx', home('whole'))
  await expect(view.getByText('The word is whole.')).toBeVisible()
  expect(dev.output().slice(before.length)).not.toContain('content/index.mdx')
})

test('an error shows on its own page, with file and line, and goes away when fixed', async ({
  page: view,
  context,
}) => {
  site.write('content/index.mdx', home('five'))
  await open(view, '/')
  const before = dev.output().length
  const output = () => dev.output().slice(before)
  const other = await context.newPage()
  await open(other, '/other')
  await view.locator('input[name=firstName]').fill('Ada')

  site.write('content/index.mdx', home('five').replace('<DemoForm />', '<DemoFrom />'))
  await expect(overlay(view).locator('.message-body')).toHaveText(
    'There is no widget "DemoFrom".\nDid you mean "DemoForm"?',
  )
  await expect(overlay(view).locator('.file')).toHaveText('content/index.mdx:19:2')
  await expect(overlay(view).locator('.frame')).toContainText('> 19 | <DemoFrom />')
  await expect.poll(output).toContain('content/index.mdx:19:2  There is no widget "DemoFrom". Did you mean "DemoForm"?')
  expect([await status('/'), await status('/other')]).toEqual([500, 200])
  await expect(overlay(other)).toHaveCount(0)

  site.write('content/index.mdx', home('six'))
  await expect(overlay(view)).toHaveCount(0)
  await expect(view.getByText('The word is six.')).toBeVisible()
  await expect.poll(output).toContain('content/index.mdx has no errors any more')
  expect(output().split('There is no widget "DemoFrom".')).toHaveLength(2)
  expect(output()).not.toContain('Failed to transpile')
  await expect(view.locator('input[name=firstName]')).toHaveValue('Ada')
  expect(await status('/')).toBe(200)
})

test('what breaks a rule of the site shows over its page, with file and line, and goes away when fixed', async ({
  page: view,
}) => {
  site.write('content/index.mdx', home('seven'))
  await open(view, '/')
  await expect(overlay(view)).toHaveCount(0)
  await view.locator('input[name=firstName]').fill('Ada')
  site.write('content/index.mdx', home('eight. See [another page](/othr)'))
  await expect(overlay(view).locator('.message-body')).toHaveText('There is no page /othr.\nDid you mean "/other"?')
  await expect(overlay(view).locator('.file')).toHaveText('content/index.mdx:8:39')
  await expect(view.getByRole('link', { name: 'another page' })).toHaveAttribute('href', '/othr')
  await expect
    .poll(() => dev.output())
    .toContain('content/index.mdx:8:39  There is no page /othr. Did you mean "/other"?')
  site.write('content/index.mdx', home('nine. See [another page](/other), which is mispelt'))
  await expect(overlay(view).locator('.message-body')).toContainText('"mispelt" is not in the dictionary.')
  site.write('content/index.mdx', home('ten. See [another page](/other)'))
  await expect(overlay(view)).toHaveCount(0)
  await expect.poll(() => dev.output()).toContain('content/index.mdx has no errors any more')
  await expect(view.locator('input[name=firstName]')).toHaveValue('Ada')
  expect(await status('/')).toBe(200)
})

test('a page that is broken when it is opened shows the error, and the page once it is fixed', async ({
  page: view,
}) => {
  site.write('content/late.mdx', testPage('Late', '# Late', 'foter: false\n'))
  await expect.poll(() => status('/late')).toBe(500)
  await view.goto(`${dev.url}/late`)
  await expect(overlay(view).locator('.message-body')).toHaveText(
    'There is no key "foter" in front matter.\nDid you mean "footer"?',
  )
  await expect(overlay(view).locator('.file')).toHaveText('content/late.mdx:4:1')
  site.write('content/late.mdx', testPage('Late', '# Late at last', 'footer: false\n'))
  await expect(view.getByRole('heading', { name: 'Late at last' })).toBeVisible()
  await expect(overlay(view)).toHaveCount(0)
})

test('an error in a widget shows too', async ({ page: view }) => {
  await open(view, '/')
  site.write('content/index.mdx', testPage('Home', '# Home\n\n## Agents\n\n<AgentGrid />'))
  await expect(view.locator('input[name=firstName]')).toHaveCount(0)
  const grid = 'components/widgets/AgentGrid/AgentGrid.tsx'
  const source = readFileSync(site.path(grid), 'utf8')
  site.write(
    grid,
    source.replace(/(export function AgentGrid\([^)]*\) \{)/, "$1\n  if (agents) throw new Error('The plan is torn.')"),
  )
  await expect(overlay(view)).toContainText('The plan is torn.')
  site.write(grid, source)
  await expect(overlay(view)).toHaveCount(0)
  await expect(view.getByText('Receptionist').first()).toBeVisible()
})

test('files are added, moved and deleted without a restart', async ({ page: view }) => {
  await view.goto(`${dev.url}/new`)
  await expect(view.getByRole('heading', { name: 'No page here' })).toBeVisible()
  site.write('content/(group)/new.mdx', testPage('New', '# Brand new'))
  await expect(view.getByRole('heading', { name: 'Brand new' })).toBeVisible()
  site.move('content/(group)/new.mdx', 'content/newer.mdx')
  await expect.poll(() => status('/newer')).toBe(200)
  await expect.poll(() => status('/new')).toBe(404)
  site.delete('content/newer.mdx')
  await expect.poll(() => status('/newer')).toBe(404)
  // The open page follows: a test must not end while it reloads.
  await expect(view.getByRole('heading', { name: 'No page here' })).toBeVisible()
})

test('a picture that comes after the page that names it is shown', async ({ page: view }) => {
  site.write('content/album.mdx', testPage('Album', '# Album\n\n![A desk](desk.svg)'))
  await expect.poll(() => status('/album')).toBe(200)
  await open(view, '/album')
  site.write('content/desk.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>')
  await expect(view.getByRole('img', { name: 'A desk' })).toHaveAttribute('width', '40')
})

test('two files of one URL', async ({ page: view }) => {
  await view.goto(`${dev.url}/other`)
  site.write('content/(group)/other.mdx', testPage('Other', '# Another'))
  await expect(overlay(view)).toContainText('The URL /other is already taken by content/')
  site.delete('content/(group)/other.mdx')
  await expect(overlay(view)).toHaveCount(0)
})

test('an edited record updates, breaks and fixes the open page', async ({ page: view }) => {
  const colours = (ids: string) => `export const colours = { ${ids} }\n`
  site.write('content/record.mdx', testPage('Record', '# Record\n\n<Counter step={1} colour="blue" />'))
  await expect.poll(() => status('/record')).toBe(200)
  await open(view, '/record')
  await expect(view.locator('main button')).toHaveClass('sky')
  site.write('data/colours.ts', colours("blue: 'sea'"))
  await expect(view.locator('main button')).toHaveClass('sea')
  site.write('data/colours.ts', colours("blew: 'sea'"))
  await expect(overlay(view).locator('.message-body')).toHaveText(
    '"colour" of <Counter> cannot be "blue".\nDid you mean "blew"?',
  )
  site.write('data/colours.ts', colours("blue: 'lake'"))
  await expect(overlay(view)).toHaveCount(0)
  await expect(view.locator('main button')).toHaveClass('lake')
  expect(dev.output()).not.toContain('restarting server')
})

test('redirects work as on the built site', async () => {
  const ask = async (path: string) => {
    // As curl and scripts ask, too: they accept anything.
    const response = await fetch(dev.url + path, { redirect: 'manual' })
    return [response.status, response.headers.get('location')]
  }
  expect(await ask('/before?a=1')).toEqual([301, '/moved?a=1'])
  expect(await ask('/moved/')).toEqual([301, '/moved'])
  expect(await ask('/moved')).toEqual([200, null])
})

test('an open tab, an open dialog and given answers survive an edit of prose', async ({ page: view }) => {
  const text = (word: string) =>
    testPage(
      'States',
      `# States\n\nThe word is ${word}.\n\n## Certificates\n\n<CertificationList />\n\n## ` +
        'Assessment\n\n<ReadinessAssessment />',
      'draft: true\n',
    )
  site.write('content/states.mdx', text('one'))
  await expect.poll(() => status('/states')).toBe(200)
  await open(view, '/states')
  const answer = view.getByRole('radio').first()
  await answer.check()
  await view.getByRole('button', { name: 'Next' }).click()
  await view.getByRole('button', { name: 'Previous' }).click()
  await expect(answer).toBeChecked()
  await view
    .getByRole('button', { name: /certificate/i })
    .first()
    .click()
  const dialog = view.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await view.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const word of ['two', 'three']) {
    site.write('content/states.mdx', text(word))
    await expect(view.getByText(`The word is ${word}.`)).toBeVisible()
    await expect(dialog).toBeVisible()
  }
  await view.keyboard.press('Escape')
  await expect(answer).toBeChecked()
  expect(await view.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true)
})

test("the dev bar shows the page's file and length, updates after an edit, and collapses", async ({ page: view }) => {
  const text = (words: string) => testPage('Bar', `# Bar\n\n${words}`, 'draft: true\nfooter: false\n')
  site.write('content/(group)/bar.mdx', text('Two words.'))
  await expect.poll(() => status('/bar')).toBe(200)
  await open(view, '/bar')
  const bar = view.locator('staffroom-dev-bar')
  for (const fact of ['Draft', 'content/(group)/bar.mdx', '3 words, 1 min', 'No errors'])
    await expect(bar.getByText(fact)).toBeVisible()
  const edit = bar.getByRole('button', { name: 'Edit', exact: true })
  await edit.press('Enter')
  await expect(edit).toBeHidden()
  await view.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(edit).toBeVisible()
  site.write('content/(group)/bar.mdx', text('Now there are five.'))
  await expect(bar.getByText('5 words, 1 min')).toBeVisible()

  expect(await accessibilityProblems(view, 'staffroom-dev-bar')).toEqual([])
  const fold = bar.getByRole('button', { name: 'Fold the dev bar' })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await fold.press('Enter')
  await expect(bar.getByText('Draft')).toBeHidden()
  await view.reload()
  const unfold = bar.getByRole('button', { name: 'Unfold the dev bar' })
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await unfold.press('Enter')
  await expect(bar.getByText('Draft')).toBeVisible()
})

/** Opens a new page with a text, and switches editing on. */
async function edit(view: Page, name: string, text: string): Promise<void> {
  site.write(`content/${name}.mdx`, testPage(name, text))
  await expect.poll(() => status(`/${name}`)).toBe(200)
  await open(view, `/${name}`)
  await view.getByRole('button', { name: 'Edit', exact: true }).click()
  await ready(view)
}

const statusOf = (view: Page) => editor(view).locator('.status')

/** Answers some of the editor's requests in place of the server; both the answers and what was asked may change. */
async function answerFor(view: Page, answers: Record<string, object>) {
  const asked: ({ action: string } & Record<string, unknown>)[] = []
  await view.route(`**${EDIT_PATH}`, (route) => {
    const input = route.request().postDataJSON() as (typeof asked)[number]
    asked.push(input)
    return input.action in answers ? route.fulfill({ json: answers[input.action]! }) : route.continue()
  })
  return { answers, asked }
}

test('what is pasted is Markdown; only edited files are chosen for a proposal, and one that fails keeps its words', async ({
  page: view,
}) => {
  await edit(view, 'mine', '# Mine\n\nMy words.')
  const text = await openText(view, shownText(view, 'My words.'))
  await view.keyboard.type(' More.')
  await text.evaluate((content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>One</p>two<ul><li>three</li></ul>four')
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect
    .poll(() => readFileSync(site.path('content/mine.mdx'), 'utf8'))
    .toContain('My words. More.\n\nOne\n\ntwo\n\n- three\n\nfour\n')
  await view.keyboard.press('Escape')
  await editor(view).getByRole('button', { name: 'Changes' }).click()
  const changes = editor(view).getByRole('region', { name: 'Changes' })
  await expect(changes.getByRole('checkbox', { name: 'Propose content/mine.mdx' })).toBeChecked()
  await expect(changes.getByRole('checkbox', { name: 'Propose content/other.mdx' })).not.toBeChecked()

  const problem = 'The branch could not be pushed.'
  const proposal = { branch: 'mine', isUpdate: false, problem, patch: '', added: [] }
  await answerFor(view, { check: { found: [] }, propose: proposal })
  await changes.getByLabel('Title').fill('More words')
  await changes.getByLabel('Reason').fill('They were too few.')
  await changes.getByRole('button', { name: 'Propose' }).click()
  await expect(changes.getByText(problem)).toBeVisible()
  await expect(changes.getByLabel('Title')).toHaveValue('More words')
  await expect(changes.getByLabel('Reason')).toHaveValue('They were too few.')
})

test('the changes are listed with their edits, undone, checked, and proposed as they are chosen', async ({
  page: view,
}) => {
  const time = new Date(2026, 0, 31, 9, 5).getTime()
  const change = { added: 0, removed: 0, diff: '', isOwn: true, isUsed: true }
  const done = { time, waitsFor: undefined, isUndone: false }
  const { answers, asked } = await answerFor(view, {
    changes: {
      isRepository: true,
      proposals: [{ branch: 'edit/first', title: 'A first word' }],
      files: [
        {
          ...{ ...change, file: 'content/a.mdx', title: 'A page', kind: 'changed', added: 2, removed: 1 },
          diff: '@@ -1 +1,2 @@\n-One.\n+Two.\n+Three.',
        },
        { ...change, file: 'content/b.mdx', kind: 'changed', added: 1, proposed: 'edit/first' },
        { ...change, file: 'content/c.mdx', kind: 'unchanged' },
        { ...change, file: 'content/d.png', kind: 'new', isOwn: false, isUsed: false },
        { ...change, file: 'content/e.mdx', kind: 'new', from: 'content/before.mdx' },
      ],
      edits: [
        { ...done, session: 'last', file: 'content/a.mdx', label: 'Heading', words: '“Two.”' },
        { ...done, session: 'first', file: 'content/a.mdx', label: 'Paragraph', words: '“One.”', waitsFor: 'last' },
        { ...done, session: 'gone', file: 'content/c.mdx', label: 'List', words: '“Tea”', isUndone: true },
      ],
    },
    undo: { label: 'Heading' },
    redo: { label: 'List' },
    discard: { kept: '.staffroom/discarded/d.png' },
  })
  await edit(view, 'listed', '# Listed')
  await editor(view).getByRole('button', { name: 'Changes' }).click()
  const changes = editor(view).getByRole('region', { name: 'Changes' })
  await expect(changes.locator('article')).toHaveText([
    'A pagecontent/a.mdx: 1 line out, 2 lines inThe file is proposed whole, with all its edits.Heading, 09:05“Two.”' +
      'Undo thisParagraph, 09:05“One.”Undo “Two.” firstShow the lines@@ -1 +1,2 @@ -One. +Two. +Three.',
    'content/b.mdxcontent/b.mdx: 0 lines out, 1 line in, proposed as edit/firstShow the lines',
    'content/c.mdxcontent/c.mdx: unchangedList, 09:05undone: “Tea”Redo this',
    'content/d.pngcontent/d.png: new, on no pageDelete this fileShow the lines',
    'content/e.mdxcontent/e.mdx: renamed from content/before.mdxShow the lines',
  ])
  const boxes = () =>
    changes
      .getByRole('checkbox')
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ checked, disabled }) => (disabled ? 'off' : checked)))
  expect(await boxes()).toEqual([true, false, 'off', false, true])
  await changes.getByRole('checkbox', { name: 'Propose content/d.png' }).check()
  await changes.getByRole('button', { name: 'Undo this' }).dblclick()
  await expect(statusOf(view)).toHaveText('Undone: Heading.')
  await changes.getByRole('button', { name: 'Redo this' }).click()
  await expect(statusOf(view)).toHaveText('Redone: List.')
  await changes.getByRole('button', { name: 'Delete this file' }).click()
  await expect(statusOf(view)).toHaveText('Deleted. It is kept as .staffroom/discarded/d.png.')
  expect(asked.filter(({ action }) => /undo|redo|discard/.test(action))).toEqual([
    { action: 'undo', session: 'last' },
    { action: 'redo', session: 'gone' },
    { action: 'discard', file: 'content/d.png' },
  ])
  expect(await boxes()).toEqual([true, false, 'off', true, true])

  const found = { line: 3, severity: 'error', reason: 'It is odd.', fix: 'Delete it.' }
  const page = { route: '/a', title: 'A page', part: 'Paragraph', start: 9 }
  const others = [
    { ...found, severity: 'warning', file: 'data/b.ts', record: { name: 'data/b.ts', path: 'b[0].name' } },
    { ...found, file: 'content/b.mdx', page: { ...page, title: 'B page' } },
  ]
  answers['check'] = { found: [...others, { ...found, file: 'content/a.mdx', page }] }
  const lines = () => changes.locator('.errors li').allTextContents()
  await changes.getByRole('button', { name: 'Check' }).click()
  await expect(changes.getByText('1 error in your changes:')).toBeVisible()
  await expect(changes.getByText('1 error and 1 warning elsewhere:')).toBeVisible()
  expect(await lines()).toEqual([
    'A page, ParagraphError: It is odd. Delete it.',
    'B page, ParagraphError: It is odd. Delete it.',
    'b[0].name in data/b.tsWarning: It is odd. Delete it.',
  ])
  // The first press says what is wrong, the second one proposes all the same.
  answers['propose'] = { branch: 'edit/mine', isUpdate: false, patch: '', added: ['content/f.png'] }
  await expect(changes.getByRole('combobox', { name: 'Proposal' }).locator('option')).toHaveText([
    'Add to “A first word”',
    'Begin another proposal',
  ])
  await changes.getByRole('combobox', { name: 'Proposal' }).selectOption('Begin another proposal')
  await changes.getByLabel('Title').fill('More words')
  await changes.getByLabel('Reason').fill('They were too few.')
  asked.length = 0
  await changes.getByRole('button', { name: 'Propose' }).click()
  await expect(changes.getByText('These files have errors.')).toBeVisible()
  expect((await lines()).slice(3)).toEqual(['A page, ParagraphError: It is odd. Delete it.'])
  expect(asked.map(({ action }) => action)).toEqual(['check'])
  await changes.getByRole('button', { name: 'Propose' }).click()
  await expect(changes.getByText('The branch edit/mine is pushed.')).toHaveText(
    'The branch edit/mine is pushed. Next: open a pull request for it where your repository is. ' +
      'What you propose next is added to it, unless you begin another proposal.',
  )
  await expect(changes.getByText('With it: content/f.png, which a chosen page needs.')).toBeVisible()
  await expect(changes.getByRole('link', { name: 'Save the patch file' })).toHaveAttribute(
    'download',
    'edit-mine.patch',
  )
  expect(asked.find(({ action }) => action === 'propose')).toEqual({
    ...{ action: 'propose', title: 'More words', reason: 'They were too few.', branch: '' },
    files: ['content/a.mdx', 'content/d.png', 'content/e.mdx'],
  })
  await expect(changes.getByLabel('Title')).toHaveValue('')
  expect(await boxes()).toEqual([true, false, 'off', false, true])
})

test('the page panel keeps what was refused, saves each field and renames the page', async ({ page: view }) => {
  await open(view, '/other')
  await view.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor(view).getByRole('button', { name: 'Page', exact: true }).click()
  const panel = editor(view).getByRole('region', { name: 'Page' })
  await panel.getByText('New page').first().click()
  await panel.getByLabel('Title', { exact: true }).first().fill('A page that is new')
  await panel.getByLabel('Description for search results').fill('What this page is about, said in one whole sentence.')
  for (const address of ['/other', '/moved']) {
    await panel.getByLabel(/^Address/).fill(address)
    await panel.getByRole('button', { name: 'New page' }).click()
    await expect(panel.getByText(`content${address}.mdx already exists.`)).toBeVisible()
  }

  const { answers, asked } = await answerFor(view, { writeMatter: { warning: 'It has 9 characters.' } })
  const title = panel.locator('#field-title')
  await title.fill('Two words')
  await expect(panel.locator('.row', { has: view.locator('#field-title') })).toContainText('It has 9 characters.')
  await expect(statusOf(view)).toHaveText('Saved in content/other.mdx.')
  answers['writeMatter'] = { error: 'There is no such day.' }
  await panel.getByLabel('Publish').fill('2030-01-31')
  await expect(panel.getByText('There is no such day.')).toBeVisible()
  await expect(panel.getByLabel('Publish')).toHaveAttribute('aria-invalid', 'true')
  answers['writeMatter'] = {}
  await panel.getByLabel('Publish').fill('')
  await expect(panel.getByLabel('Publish')).not.toHaveAttribute('aria-invalid')
  await panel.getByLabel('Draft').check()
  await expect.poll(() => asked.length).toBe(4)
  expect(asked.map(({ key, value }) => [key, value])).toEqual([
    ['title', 'Two words'],
    ['publish', '2030-01-31'],
    ['publish', null],
    ['draft', true],
  ])
  await panel.getByText('Rename this page').first().click()
  await expect(panel.getByLabel('New address')).toHaveValue('/other')
  answers['rename'] = { route: '/moved' }
  await panel.getByLabel('New address').fill('/moved')
  await panel.getByRole('button', { name: 'Rename this page' }).click()
  await expect(view).toHaveURL(`${dev.url}/moved`)
  expect(asked.at(-1)).toMatchObject({ action: 'rename', path: '/moved' })
})

test('an entry of a list is moved, and its value is tried, refused and saved', async ({ page: view }) => {
  await edit(view, 'entries', '# Entries\n\n## Messages\n\n<List of="messages" />')
  const record = editor(view).getByRole('region', { name: 'Record' })
  for (const { text, up, down } of [
    { text: companyMessages[0]!.text, up: false, down: true },
    { text: companyMessages.at(-1)!.text, up: true, down: false },
  ]) {
    await shownText(view, text).click()
    await expect(record.locator('.chosen :is(input, textarea)')).toHaveValue(text)
    await expect(record.getByRole('button', { name: 'Move up' })).toBeEnabled({ enabled: up })
    await expect(record.getByRole('button', { name: 'Move down' })).toBeEnabled({ enabled: down })
  }

  const path = 'messages[0].price'
  const field = {
    name: 'price',
    path,
    label: 'Price',
    old: ['99'],
    help: '',
    kind: 'number',
    required: true,
    value: '99',
  }
  const entry = {
    file: 'id',
    name: 'data/list.ts',
    path,
    label: 'Messages 1',
    empty: [],
    position: { index: 0, count: 2 },
  }
  const entries = [
    { ...entry, fields: [{ ...field, isChosen: true }] },
    {
      ...entry,
      label: 'Messages 2',
      fields: [{ ...field, path: 'other', label: 'Other', value: '98', isChosen: true }],
    },
  ]
  const { answers, asked } = await answerFor(view, {
    find: { entries, written: [] },
    pages: { pages: [{ route: '/a', title: 'A page' }, { route: '/b' }], warning: 'It is odd.' },
    record: { error: 'It is too much.' },
    list: { entries: [entries[1]], warning: '' },
  })
  await shownText(view, companyMessages[0]!.text).click()
  await expect(record.getByRole('button', { name: /: 9/ })).toHaveText(['Price: 99', 'Other: 98'])
  await record.getByRole('button', { name: 'Price: 99' }).click()
  await expect(record).toContainText('Messages 1, kept in data/list.ts')
  await expect(record).toContainText('Entry 1 of 2')
  const price = record.getByRole('textbox', { name: 'Price' })
  await expect(price).toBeFocused()
  await view.keyboard.press('Control+A')
  await view.keyboard.type('1234')
  await expect(record.locator('.result')).toHaveText('99 becomes 1,234.It is odd.2 pages show this value.A page/b')
  await expect(record.getByRole('link')).toHaveText(['A page', '/b'])
  // An entry is not moved while a value is not saved.
  await record.getByRole('button', { name: 'Move down' }).click()
  await expect(record).toContainText('A value above is not saved yet. Save it first.')
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(record.locator('.error', { hasText: 'It is too much.' })).toBeVisible()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  answers['record'] = { warning: '' }
  answers['pages'] = { pages: [{ route: '/a', title: 'A page' }] }
  await price.fill('95')
  await expect(record.locator('.result')).toHaveText('99 becomes 95.One page shows this value.A page')
  await price.press('Enter')
  await expect(record.locator('.result')).toHaveText('Saved.')
  await expect(statusOf(view)).toHaveText('Saved: Price.')
  await expect(price).toBeFocused()
  await expect(price).not.toHaveAttribute('aria-invalid')
  await record.getByRole('button', { name: 'Move down' }).click()
  await expect(statusOf(view)).toHaveText('Saved. Ctrl+Z undoes it.')
  await expect(record).toContainText('Messages 2, kept in data/list.ts')
  await expect(record.getByRole('button', { name: 'Move down' })).toBeFocused()
  const withoutSession = asked.flatMap(({ session: _, ...rest }) => rest)
  expect(withoutSession.filter(({ action }) => action === 'record' || action === 'list')).toEqual([
    { action: 'record', file: 'id', path, old: ['99'], parts: ['1234'] },
    { action: 'record', file: 'id', path, old: ['99'], parts: ['95'] },
    { action: 'list', file: 'id', path, old: ['95'], do: 'down' },
  ])
  answers['find'] = { entries: [], written: ['components/A.tsx', 'components/B.tsx'] }
  await shownText(view, companyMessages.at(-1)!.text).click()
  await expect(statusOf(view)).toHaveText('These words are a setting of the widget, or it computes them.')
})
