/* global order -- The report writes it in front: the paths of the pages to look at, each with its folder. */
// Keyboard, views and widths of the report. Everything is readable without it.
const all = (selector) => [...document.querySelectorAll(selector)]
const pressed = ({ key, ctrlKey, metaKey, altKey }) => (ctrlKey || metaKey || altKey ? '' : key)
const step = (key) => ({ n: 1, p: -1 })[key]

/** One of the browser's two storages; undefined where it has none, so that what is kept lasts as long as the page. */
function storage(name) {
  try {
    return window[name]
  } catch {}
}
const read = (name, key, byDefault) => JSON.parse(storage(name)?.getItem(key) ?? 'null') ?? byDefault
const keep = (name, key, value) => storage(name)?.setItem(key, JSON.stringify(value))

/** A page: its views, its changes, its width and theme. */
function startPage() {
  const frames = all('iframe')
  const steps = all('[data-change]')
  const sections = all('main > section')
  // A phone has room for the list or for a view.
  const narrow = matchMedia('(max-width: 56rem)')
  let view = narrow.matches && steps.length ? 'changes' : document.querySelector('main').dataset.first
  let pageView = 'marked'
  let current
  // The full width would be too small to read on a phone.
  let width = innerWidth < 700 ? '390' : '1440'
  let theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  // As on the last page, unless a link leads to a part of this one.
  const last = location.hash ? {} : read('sessionStorage', 'review choices', {})
  // Few pages have something to see beside themselves.
  if (last.view !== 'unseen' && all(`[data-view="${last.view}"]`).length) view = last.view
  width = last.width ?? width
  theme = last.theme ?? theme

  const paint = () => {
    // Neither is enough: one is for media queries, the other for light-dark().
    for (const frame of frames) {
      frame.style.colorScheme = theme
      frame.contentWindow.postMessage({ theme }, '*')
    }
  }
  const draw = () => {
    if (view === 'changes' && !narrow.matches) view = 'marked'
    if (!/unseen|changes/.test(view)) pageView = view
    Object.assign(document.body.dataset, { shown: view, at: width })
    for (const section of sections) section.hidden = section.id !== view
    for (const figure of all('[data-shown-at]')) figure.hidden = figure.dataset.shownAt !== width
    for (const button of all('[data-view], [data-width], [data-theme]')) {
      const { view: ofView, width: ofWidth, theme: ofTheme } = button.dataset
      button.setAttribute('aria-pressed', String([view, width, theme].includes(ofView ?? ofWidth ?? ofTheme)))
      button.disabled = !ofView && (view === 'unseen' || (ofTheme !== undefined && view === 'pictures'))
    }
    for (const frame of frames) {
      const { clientWidth, clientHeight } = frame.parentElement
      const scale = Math.min(1, clientWidth / width) || 1
      const left = Math.max(0, (clientWidth - width * scale) / 2)
      const size = { width: `${width}px`, height: `${clientHeight / scale}px`, marginLeft: `${left}px` }
      Object.assign(frame.style, { ...size, transform: `scale(${scale})` })
      // Every view has an anchor of the change at the same place.
      if (current) frame.src = frame.getAttribute('src').replace(/#.*|$/, current.hash)
    }
    for (const place of all('[data-shows]'))
      place.classList.toggle('current', place.dataset.shows.split(' ').includes(current?.dataset.change))
    const picture = document.querySelector('main > :not([hidden]) .current:not([hidden])')
    picture?.scrollIntoView({ block: 'nearest' })
    if (current) sayPosition(current.dataset, picture)
    paint()
  }
  const sayPosition = ({ change, unseen }, picture) => {
    const alike = steps.filter(({ dataset }) => (Number(change) ? Number(dataset.change) : dataset.change === change))
    const kind = Number(change) ? 'Change' : { old: 'Old value', claim: 'Claim' }[change]
    const number = Number(change) || alike.indexOf(current) + 1
    const place = kind ? `${kind} ${number} of ${alike.length}` : 'As on other pages'
    const isElsewhere = unseen !== undefined && /marked|sides|pictures/.test(view)
    const isMissing = view === 'pictures' && !picture
    const note = isElsewhere ? ', not on the page' : isMissing ? ', without a picture here' : ''
    document.getElementById('position').textContent = place + note
  }
  const go = (link, focus) => {
    if (!link) return
    current?.removeAttribute('aria-current')
    current = link
    link.closest('details')?.setAttribute('open', '')
    link.setAttribute('aria-current', 'true')
    link.scrollIntoView({ block: 'nearest' })
    if (focus) link.focus({ preventScroll: true })
    for (const note of all('[data-note]')) note.hidden = true
    theme = link.dataset.onlyIn ?? theme
    draw()
  }
  const goBy = (count, focus) => {
    const from = current ? steps.indexOf(current) : Math.min(-count, 0)
    const link = steps.at((from + count) % steps.length)
    if (link) open(link, focus)
  }
  /** Goes to a change, in the view that shows it: of the page the one that was last seen. */
  const open = (link, focus) => {
    if ('unseen' in link.dataset) view = 'unseen'
    else if (/unseen|changes/.test(view)) view = pageView
    go(link, focus)
  }
  /** Both states begin at the first change on the page, as the marked page does. */
  const start = () => {
    const first = steps.find(({ hash }) => hash && frames[0]?.getAttribute('src').endsWith(hash))
    if (view === 'sides' && !current && first) go(first)
    else draw()
  }
  /** Shows what was chosen by hand, here and on the next page. */
  const choose = () => {
    keep('sessionStorage', 'review choices', { view, width, theme })
    start()
  }
  const act = (key) => {
    if (key === 'o') location.href = '../../index.html'
    if (step(key)) goBy(step(key), true)
    if (key === 't') document.querySelector('[data-tick]').click()
    if (key === 'g') document.querySelector('[data-next]').click()
    if (key === 'v') {
      const views = all('[data-view]').filter((button) => button.offsetParent)
      view = views[(views.findIndex((button) => button.dataset.view === view) + 1) % views.length].dataset.view
    }
    if (key === 'w') width = width === '1440' ? '390' : '1440'
    if (key === 'd') theme = theme === 'dark' ? 'light' : 'dark'
    if (/^[vwd]$/.test(key)) choose()
  }
  for (const frame of frames) frame.addEventListener('load', paint)
  addEventListener('resize', draw)
  addEventListener('keydown', (event) => act(pressed(event)))
  // A click into a page takes the keyboard there; its script sends the keys.
  addEventListener('message', ({ data, source }) => {
    const frame = frames.find(({ contentWindow }) => contentWindow === source)
    if (frame && data?.reviewKey) act(data.reviewKey)
    else if (frame && frame.name !== 'before')
      for (const note of all('[data-note]')) note.hidden = !data?.[note.dataset.note] || !/marked|sides/.test(view)
  })
  addEventListener('click', (event) => {
    const link = event.target.closest('a, button')
    const { dataset = {} } = link ?? {}
    const asked = link?.pathname === location.pathname && steps.find(({ hash }) => hash && hash === link.hash)
    if (dataset.change || asked) {
      event.preventDefault()
      open(asked || link)
    } else if (dataset.step) goBy(Number(dataset.step))
    view = dataset.view ?? view
    width = dataset.width ?? width
    theme = dataset.theme ?? theme
    if (dataset.view || dataset.width || dataset.theme) choose()
  })
  const linked = steps.find(({ hash }) => hash && hash === location.hash)
  if (linked) open(linked)
  else start()
}

/** Pages are ticked off, here and in the overview, which the browser keeps for this report; `order` lists them. */
function startTicks() {
  const key = `review ${document.querySelector('script[src]').src}`
  const boxes = all('[data-tick]')
  const ticked = new Set(read('localStorage', key, []))
  const draw = () => {
    for (const box of boxes) box.checked = ticked.has(box.dataset.tick)
    for (const link of all('[data-page]')) link.classList.toggle('ticked', ticked.has(link.dataset.page))
    const open = boxes.filter(({ checked }) => !checked)
    const count = open.length === 1 ? '1 page' : `${open.length} pages`
    for (const left of all('[data-left]')) left.textContent = open.length ? `${count} left to look at` : 'All looked at'
    // The next page that was not looked at, from this one on.
    const next = document.querySelector('[data-next]')
    const at = order.findIndex(([path]) => path === boxes[0].dataset.tick)
    const [, slug] = [...order.slice(at + 1), ...order.slice(0, at)].find(([path]) => !ticked.has(path)) ?? []
    if (next) next.href = slug ? `../${slug}/index.html` : '../../index.html'
  }
  for (const box of boxes)
    box.addEventListener('change', () => {
      if (box.checked) ticked.add(box.dataset.tick)
      else ticked.delete(box.dataset.tick)
      keep('localStorage', key, [...ticked])
      draw()
    })
  draw()
  // A page that was ticked off may be come back to.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}

/** The points for the author as plain text: what is broken or old, and each question with its edit. */
function pointsForAuthor() {
  const textOf = (part) => {
    const copy = part.cloneNode(true)
    for (const removed of copy.querySelectorAll('del'))
      removed.append(removed.nextElementSibling?.tagName === 'INS' ? ' →' : ' (removed)')
    return copy.textContent.replace(/\s+/g, ' ').trim()
  }
  const point = (place, parts) => {
    const lines = [...new Set([...place.querySelectorAll('code')].map(textOf))]
    return `- [ ] ${parts.map(textOf).join(' · ')}${lines.length ? ` (${lines.join(', ')})` : ''}`
  }
  const broken = all('.verdict [data-point]').map((item) => point(item, [item.firstElementChild]))
  const asked = all('.edits > li:is(.bad, .warn):has(.question)').map((edit) =>
    point(edit, [...edit.querySelectorAll('h3, .question')]),
  )
  const points = [...broken, ...asked]
  return points.length ? [`${textOf(document.querySelector('h1'))}`, ...points].join('\n') : ''
}

/** Copies the points for the author, which stay selected where a browser forbids that. */
function startCopy(row) {
  const [button, status, text] = ['button', '[role=status]', 'textarea'].map((name) => row.querySelector(name))
  text.value = pointsForAuthor()
  row.hidden = !text.value
  button.addEventListener('click', () => {
    text.hidden = false
    text.select()
    // The newer clipboard is not to be had in every page that is opened from disk.
    const isCopied = document.execCommand('copy')
    status.textContent = isCopied ? 'Copied. Paste it into a message.' : 'Press Ctrl+C to copy it.'
  })
}

// A phone begins with what is broken or to be questioned.
if (matchMedia('(max-width: 56rem)').matches)
  for (const box of all('[data-fold]')) box.open = box.querySelector(':target') !== null
for (const row of all('[data-copy]')) startCopy(row)
if (document.querySelector('[data-tick]')) startTicks()
if (document.querySelector('iframe')) startPage()
