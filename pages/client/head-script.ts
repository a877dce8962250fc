/** Before anything is painted: a remembered choice never flashes. It also tells the sheet that script runs, so it sets the attribute when nothing is remembered, too. */
const theme =
  "(d=>{d.theme='system';try{d.theme=localStorage.theme||'system'}catch{}})(document.documentElement.dataset)"

/**
 * Puts the sheet of states in force once it is there: it was asked for as if for print, so that nothing waited for it. Here, and
 * not in the script file, which may come late or never. No other sheet's media begin with a p.
 */
const states = "document.addEventListener('load',({target:t})=>/^p/.test(t.media)&&(t.media='all'),!0)"

/** Runs in the head. Its text is constant, so that a policy may name its hash. */
export const headScript = `${theme};${states}`
