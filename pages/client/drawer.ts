/** Opens the drawer as a modal dialog, where without script it is a popover: focus is trapped in it and returns to the button. */
const drawer = document.querySelector<HTMLDialogElement>('#menu')
const opener = document.querySelector<HTMLButtonElement>('.menu')
if (drawer && opener) {
  opener.onclick = (event) => {
    event.preventDefault()
    // It may stand open as a popover, from before this script came. Firefox knows none before 125.
    drawer.hidePopover?.()
    drawer.showModal()
  }
  drawer.onclick = ({ target }) => {
    // The dialog itself is hit only outside its content, on the backdrop. A link closes it, too: the page may come back from the cache.
    if (target !== drawer && !(target as Element).closest('a,button')) return
    drawer.close()
    drawer.hidePopover?.()
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
