// Keyboard, views and widths of the report. Everything is readable without it.
;(() => {
  const frames = [...document.querySelectorAll('.frame')]
  const links = [...document.querySelectorAll('[data-change]')]
  const panes = [...document.querySelectorAll('[data-pane]')]
  const plain = (event) => !event.ctrlKey && !event.metaKey && !event.altKey

  // A source: from one stretch of edited lines to the next, beginning at the line that the address names.
  const edits = [...document.querySelectorAll('.code tr:is(.d2h-ins, .d2h-del)')].filter(
    (row) => !row.previousElementSibling?.matches('.d2h-ins, .d2h-del'),
  )
  if (edits.length) {
    const named = document.getElementById(location.hash.slice(1))?.closest('tr')?.rowIndex ?? -1
    let edit = edits.findLastIndex((row) => row.rowIndex <= named)
    document.addEventListener('keydown', (event) => {
      const step = { n: 1, j: 1, p: -1, k: -1 }[event.key]
      if (!plain(event)) return
      if (event.key === 'o') location.href = '../index.html'
      if (!step) return
      edit = edit < 0 && step < 0 ? edits.length - 1 : (edit + step + edits.length) % edits.length
      location.replace(`#${edits[edit].querySelector('[id]').id}`)
    })
  }
  if (!panes.length) return
  let current = 0
  // A phone shows a page as phones do; the full width would be too small to read there.
  let width = innerWidth < 700 ? 390 : 1440
  document.body.classList.add('scripted')

  const press = (name, value) => {
    for (const button of document.querySelectorAll(`[data-${name}]`))
      button.setAttribute('aria-pressed', String(button.dataset[name] === String(value)))
  }
  const show = (view) => {
    press('view', view)
    for (const pane of panes) pane.hidden = pane.dataset.pane !== view
    fit()
    if (current) aim()
  }
  const shown = () => panes.find((pane) => !pane.hidden)?.dataset.pane
  const fit = () => {
    for (const frame of frames) {
      const scale = Math.min(1, frame.clientWidth / width) || 1
      const inner = frame.firstElementChild
      inner.style.width = `${width}px`
      inner.style.height = `${frame.clientHeight / scale}px`
      inner.style.transform = `scale(${scale})`
      inner.style.marginLeft = `${Math.max(0, (frame.clientWidth - width * scale) / 2)}px`
    }
  }
  // All views are led to the same change: each has its anchor at the same place of the page.
  const aim = () => {
    for (const frame of document.querySelectorAll('iframe')) {
      const file = frame.getAttribute('src').replace(/#.*/, '')
      frame.src = `${file}#c${current}`
    }
  }
  const go = (number, focus) => {
    if (!links.length) return
    current = ((number - 1 + links.length) % links.length) + 1
    const link = links[current - 1]
    for (const other of links) other.toggleAttribute('aria-current', other === link)
    link.setAttribute('aria-current', 'true')
    link.scrollIntoView({ block: 'nearest' })
    if (focus) link.focus({ preventScroll: true })
    document.getElementById('position').textContent = `${current} of ${links.length}`
    if (link.dataset.unseen !== undefined) return show('unseen')
    if (shown() === 'unseen') show('marked')
    aim()
  }

  addEventListener('resize', fit)
  document.addEventListener('click', (event) => {
    const target = event.target.closest('a, button')
    if (!target) return
    if (target.dataset.change) {
      event.preventDefault()
      go(Number(target.dataset.change))
    } else if (target.dataset.view) show(target.dataset.view)
    else if (target.dataset.step) go(current + Number(target.dataset.step))
    else if (target.dataset.width) {
      width = Number(target.dataset.width)
      press('width', width)
      fit()
      if (current) aim()
    }
  })
  const act = (key) => {
    const views = [...document.querySelectorAll('[data-view]')].map((button) => button.dataset.view)
    if (key === 'n' || key === 'j') go(current + 1, true)
    else if (key === 'p' || key === 'k') go(current ? current - 1 : 0, true)
    else if (key === 'v') show(views[(views.indexOf(shown()) + 1) % views.length])
    else if (key === 'w') document.querySelector(`[data-width="${width === 1440 ? 390 : 1440}"]`).click()
    else if (key === 'o') location.href = '../../index.html'
  }
  document.addEventListener('keydown', (event) => {
    if (plain(event)) act(event.key)
  })
  // What was pressed inside a page, which has the keyboard after a click into it.
  addEventListener('message', ({ data, source }) => {
    if (frames.some(({ firstElementChild }) => firstElementChild.contentWindow === source)) act(data?.reviewKey)
  })
  press('width', width)
  show('marked')
  const asked = /^#change-(\d+)$/.exec(location.hash)
  if (asked) go(Number(asked[1]))
})()
