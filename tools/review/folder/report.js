// Keyboard, views and widths of the report. Everything is readable without it.
const all = (selector) => [...document.querySelectorAll(selector)]
const pressed = ({ key, ctrlKey, metaKey, altKey }) => (ctrlKey || metaKey || altKey ? '' : key)
const step = (key) => ({ n: 1, p: -1 })[key]

/** A source: from one stretch of edited lines to the next, beginning at the line that the address names. */
function startSource() {
  const isEdit = (row) => row?.matches('.d2h-ins, .d2h-del')
  const edits = all('.code tr').filter((row) => isEdit(row) && !isEdit(row.previousElementSibling))
  const named = document.getElementById(location.hash.slice(1))?.closest('tr')?.rowIndex ?? -1
  let current = edits.findLastIndex((row) => row.rowIndex <= named)
  addEventListener('keydown', (event) => {
    const key = pressed(event)
    if (key === 'o') location.href = '../index.html'
    if (!step(key) || !edits.length) return
    current = (Math.max(current, step(key) < 0 ? 0 : -1) + step(key) + edits.length) % edits.length
    location.replace(`#${edits[current].querySelector('[id]').id}`)
  })
}

/** A page: its views, its changes and its width. */
function startPage() {
  const frames = all('iframe')
  const links = all('[data-change]')
  const sections = all('main > section')
  const views = all('[data-view]').map((button) => button.dataset.view)
  let view = 'marked'
  const marked = document.querySelector('iframe[name="marked"]')
  if (location.hash.startsWith('#old-')) marked.src = marked.getAttribute('src').replace(/#.*|$/, location.hash)
  let current = 0
  // The full width would be too small to read on a phone.
  let width = innerWidth < 700 ? 390 : 1440

  const draw = () => {
    for (const section of sections) section.hidden = section.id !== view
    for (const button of all('[data-view], [data-width]')) {
      const { view: ofView, width: ofWidth } = button.dataset
      button.setAttribute('aria-pressed', String(ofView === view || Number(ofWidth) === width))
    }
    for (const frame of frames) {
      const { clientWidth, clientHeight } = frame.parentElement
      const scale = Math.min(1, clientWidth / width) || 1
      const left = Math.max(0, (clientWidth - width * scale) / 2)
      const size = `width: ${width}px; height: ${clientHeight / scale}px; margin-left: ${left}px`
      frame.style.cssText = `${size}; transform: scale(${scale})`
      // Every view has an anchor of the change at the same place.
      if (current) frame.src = `${frame.getAttribute('src').replace(/#.*/, '')}#c${current}`
    }
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
    document.getElementById('position').textContent = `${current} of ${links.length}`
    if ('unseen' in link.dataset) view = 'unseen'
    else if (view === 'unseen') view = 'marked'
    draw()
  }
  const act = (key) => {
    if (key === 'o') location.href = '../../index.html'
    if (step(key)) go(current + step(key) || (step(key) < 0 ? links.length : 1), true)
    if (key === 'v') view = views[(views.indexOf(view) + 1) % views.length]
    if (key === 'w') width = width === 1440 ? 390 : 1440
    if (key === 'v' || key === 'w') draw()
  }
  addEventListener('resize', draw)
  addEventListener('keydown', (event) => act(pressed(event)))
  // A click into a page takes the keyboard there; its script sends the keys.
  addEventListener('message', ({ data, source }) => {
    if (frames.some(({ contentWindow }) => contentWindow === source)) act(data?.reviewKey)
  })
  addEventListener('click', (event) => {
    const { dataset } = event.target.closest('a, button') ?? { dataset: {} }
    if (dataset.change) {
      event.preventDefault()
      go(Number(dataset.change))
    } else if (dataset.step) go(current + Number(dataset.step))
    view = dataset.view ?? view
    width = Number(dataset.width ?? width)
    if (dataset.view || dataset.width) draw()
  })
  draw()
}

/** Pages are ticked off, here and in the overview, which the browser keeps for this report. */
function startTicks() {
  const key = `review ${document.querySelector('script[src]').src}`
  const read = () => {
    try {
      return new Set(JSON.parse(localStorage.getItem(key) ?? '[]'))
    } catch {
      return new Set()
    }
  }
  const boxes = all('[data-tick]')
  const ticked = read()
  const draw = () => {
    for (const box of boxes) {
      box.checked = ticked.has(box.dataset.tick)
      box.closest('li')?.classList.toggle('ticked', box.checked)
    }
    const left = boxes.filter(({ checked, dataset }) => !checked && !('safe' in dataset)).length
    const count = document.querySelector('[data-left]')
    if (count) count.textContent = left ? `${left} left to look at` : 'all looked at'
  }
  for (const box of boxes)
    box.addEventListener('change', () => {
      if (box.checked) ticked.add(box.dataset.tick)
      else ticked.delete(box.dataset.tick)
      try {
        localStorage.setItem(key, JSON.stringify([...ticked]))
      } catch {
        // Without storage the ticks last as long as the page.
      }
      draw()
    })
  draw()
  // A page that was ticked off may be come back to.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}

if (document.querySelector('[data-tick]')) startTicks()
if (document.querySelector('.code')) startSource()
if (document.querySelector('iframe')) startPage()
