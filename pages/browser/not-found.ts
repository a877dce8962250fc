/** Tells the console which address has no page. The 404 page is served under whatever was asked for; its canonical link gives it away. */
export function reportNotFound() {
  if (document.querySelector('link[href$="/404"]')) console.warn(`There is no page at ${location.pathname}`)
}
