/** Puts the sheet of states in force once it is there: it was asked for as if for print, so that nothing waited for it. */
onload = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[media^=print]')) link.media = 'all'
}
export {}
