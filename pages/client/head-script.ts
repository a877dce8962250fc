/**
 * Applies the stored theme before the first paint, so that it does not flash. The attribute also tells the style sheet
 * that scripts run, so it is set even if no theme is stored.
 */
const theme =
  "(d=>{d.theme='system';try{d.theme=localStorage.theme||'system'}catch{}})(document.documentElement.dataset)"

/** Logs clicks until the script file has loaded; early-clicks.ts repeats them. */
const clicks = 'earlyClicks=[];onmousedown=onclick=e=>earlyClicks.push(e)'

/** The inline script of the head. It is constant, so the content security policy can allow it by its hash. */
export const headScript = `${theme};${clicks}`

/** Inline script of the 404 page: warns in the console which URL has no page. */
export const notFoundScript = 'console.warn(`There is no page at ${location.pathname}`)'

/** Speculation rules that prefetch a page when the pointer rests on a link to it. Constant, as the head's script. */
export const speculationRules =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/*.*"}}]},"eagerness":"moderate"}]}'
