/**
 * Opens the drawer as a modal dialog, which traps the focus and returns it to the button. Without script the drawer is
 * a popover.
 */
const drawer = document.querySelector<HTMLDialogElement>('#menu')
const opener = document.querySelector<HTMLButtonElement>('.menu')
if (drawer && opener) {
  opener.onclick = (event) => {
    event.preventDefault()
    // The visitor may have opened it as a popover before this script loaded. Firefox has no popovers before 125.
    drawer.hidePopover?.()
    drawer.showModal()
  }
  drawer.onclick = ({ target }) => {
    // The target is the dialog itself only for clicks on the backdrop. Links close it too, because the browser may
    // restore the page from the back/forward cache.
    if (target !== drawer && !(target as Element).closest('a,button')) return
    drawer.close()
    drawer.hidePopover?.()
  }
  // Safari does not focus a clicked button, so it would not restore the focus by itself.
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
