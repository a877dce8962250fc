/** Opens the drawer as a modal dialog, where without script it is a popover: focus is trapped in it and returns to the button. */
const drawer = document.querySelector<HTMLDialogElement>('#menu')
const opener = document.querySelector<HTMLButtonElement>('.menu')
if (drawer && opener) {
  opener.onclick = (event) => {
    event.preventDefault()
    drawer.showModal()
  }
  drawer.onclick = (event) => {
    const target = event.target as Element
    // The dialog itself is hit only outside its content, on the backdrop. A link closes it, too: the page may come back from the cache.
    if (target !== drawer && !target.closest('a,button')) return
    if (target.closest('button')) event.preventDefault()
    drawer.close()
  }
  // Safari does not focus a button that is clicked, and so would not return to it.
  drawer.onclose = () => opener.focus()
  drawer.onkeydown = (event) => {
    if (event.key !== 'Tab') return
    const stops = [...drawer.querySelectorAll<HTMLElement>('a,button,:checked')]
    if (event.shiftKey) stops.reverse()
    if (document.activeElement !== stops.at(-1)) return
    event.preventDefault()
    stops[0]!.focus()
  }
}
export {}
