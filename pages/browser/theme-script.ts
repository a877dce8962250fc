/**
 * Runs in the head, before anything is painted: a remembered choice never flashes. It also tells the sheet that script
 * runs, so it sets the attribute when nothing is remembered, too. Its text is constant, so that a policy may name its hash.
 */
export const themeScript = `(d=>{d.theme='system';try{d.theme=localStorage.theme||'system'}catch{}})(document.documentElement.dataset)`
