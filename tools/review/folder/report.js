/* global order -- The report writes it in front: the paths of its pages, each with its folder. */
// Keyboard, views and widths of the report. Everything is readable without it.
const all = (selector) => [...document.querySelectorAll(selector)]
const pressed = ({ key, ctrlKey, metaKey, altKey }) => (ctrlKey || metaKey || altKey ? '' : key)
const step = (key) => ({ n: 1, p: -1 })[key]

/** What the browser keeps under a key; where it keeps nothing, the default. `storage` is the name of one of its two. */
function read(storage, key, byDefault) {
  try {
    return JSON.parse(window[storage].getItem(key)) ?? byDefault
  } catch {
    return byDefault
  }
}

/** Without storage, what is kept lasts as long as the page. */
function keep(storage, key, value) {
  try {
    window[storage].setItem(key, JSON.stringify(value))
  } catch {}
}

/** A page: its views, its changes, its width and theme. */
function startPage() {
  const frames = all('iframe')
  const links = all('[data-change]').sort((a, b) => a.dataset.change - b.dataset.change)
  const sections = all('main > section')
  const marked = document.querySelector('iframe[name="marked"]')
  const isOld = location.hash.startsWith('#old-')
  if (isOld) marked.src = marked.getAttribute('src').replace(/#.*|$/, location.hash)
  // A phone has room for the list or for a view.
  const narrow = matchMedia('(max-width: 56rem)')
  const isUnseen = location.hash === '#unseen'
  let view = isUnseen ? 'unseen' : narrow.matches && links.length && !isOld ? 'changes' : 'marked'
  let current = 0
  // The full width would be too small to read on a phone.
  let width = innerWidth < 700 ? '390' : '1440'
  let theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  // As on the last page, unless a link leads to a part of this one.
  const last = location.hash ? {} : read('sessionStorage', 'review choices', {})
  if (all(`[data-view="${last.view}"]`).length) view = last.view
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
      if (current) frame.src = `${frame.getAttribute('src').replace(/#.*/, '')}#c${current}`
    }
    for (const place of all('[data-shows]'))
      place.classList.toggle('current', place.dataset.shows.split(' ').includes(String(current)))
    document.querySelector('main > :not([hidden]) .current:not([hidden])')?.scrollIntoView({ block: 'nearest' })
    paint()
  }
  const go = (number, focus) => {
    if (!links.length) return
    current = ((number - 1 + links.length) % links.length) + 1
    links[current - 1].closest('details')?.setAttribute('open', '')
    for (const other of links) other.removeAttribute('aria-current')
    const link = links[current - 1]
    link.setAttribute('aria-current', 'true')
    link.scrollIntoView({ block: 'nearest' })
    if (focus) link.focus({ preventScroll: true })
    const isElsewhere = 'unseen' in link.dataset && /marked|sides|pictures/.test(view)
    document.getElementById('position').textContent =
      `${current} of ${links.length}${isElsewhere ? ', not on the page' : ''}`
    theme = link.dataset.onlyIn ?? theme
    draw()
  }
  /** Both states begin at the first change on the page, as the marked page does. */
  const start = () => {
    const [, first] = /#c(\d+)/.exec(marked.src) ?? []
    if (view === 'sides' && !current && first) go(Number(first))
    else draw()
  }
  /** Shows what was chosen by hand, here and on the next page. */
  const choose = () => {
    keep('sessionStorage', 'review choices', { view, width, theme })
    start()
  }
  const act = (key) => {
    if (key === 'o') location.href = '../../index.html'
    if (step(key)) go(current + step(key) || (step(key) < 0 ? links.length : 1), true)
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
    else if (frame && frame.name !== 'before') document.getElementById('opened').hidden = !data?.isHidden
  })
  addEventListener('click', (event) => {
    const { dataset, target } = event.target.closest('a, button') ?? { dataset: {} }
    if (dataset.change) {
      event.preventDefault()
      // Where it can be seen; stepping stays in the view.
      if ('unseen' in dataset) view = 'unseen'
      else if (/unseen|changes/.test(view)) view = 'marked'
      go(Number(dataset.change))
    } else if (dataset.step) go(current + Number(dataset.step))
    else if (target === 'marked') [current, view] = [0, target]
    view = dataset.view ?? dataset.show ?? view
    width = dataset.width ?? width
    theme = dataset.theme ?? theme
    if (dataset.view || dataset.width || dataset.theme) choose()
    else if (dataset.show || target === 'marked') draw()
  })
  start()
}

/** Pages are ticked off, here and in the overview, which the browser keeps for this report; `order` lists them. */
function startTicks() {
  const key = `review ${document.querySelector('script[src]').src}`
  const boxes = all('[data-tick]')
  const safe = boxes.filter(({ dataset }) => 'safe' in dataset)
  const safeButton = document.querySelector('[data-tick-safe]')
  const isSafeDone = () => safe.every(({ dataset }) => ticked.has(dataset.tick))
  const ticked = new Set(read('localStorage', key, []))
  const draw = () => {
    for (const box of boxes) box.checked = ticked.has(box.dataset.tick)
    for (const link of all('[data-page]')) link.classList.toggle('ticked', ticked.has(link.dataset.page))
    const open = boxes.filter(({ checked, dataset }) => !checked && !('safe' in dataset))
    const left = document.querySelector('[data-left]')
    if (left) left.textContent = open.length ? `${open.length} left to look at` : 'All looked at'
    if (safeButton) safeButton.textContent = `${isSafeDone() ? 'Untick' : 'Tick off'} ${safeButton.dataset.tickSafe}`
    // The next page that was not looked at, from this one on.
    const next = document.querySelector('[data-next]')
    const at = order.findIndex(([path]) => path === boxes[0].dataset.tick)
    const [, slug] = [...order.slice(at + 1), ...order.slice(0, at)].find(([path]) => !ticked.has(path)) ?? []
    if (next) next.href = slug ? `../${slug}/index.html` : '../../index.html'
  }
  const tick = (box, isTicked) => {
    if (isTicked) ticked.add(box.dataset.tick)
    else ticked.delete(box.dataset.tick)
    keep('localStorage', key, [...ticked])
    draw()
  }
  for (const box of boxes) box.addEventListener('change', () => tick(box, box.checked))
  safeButton?.addEventListener('click', () => {
    const isTicked = !isSafeDone()
    for (const box of safe) tick(box, isTicked)
  })
  draw()
  // A page that was ticked off may be come back to.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}

// A phone begins with what is broken or to be questioned.
if (matchMedia('(max-width: 56rem)').matches)
  for (const box of all('[data-fold]')) box.open = box.querySelector(':target') !== null
if (document.querySelector('[data-tick]')) startTicks()
if (document.querySelector('iframe')) startPage()
