/** `--color-paper` of either theme, for the browser's own frame; theme-color takes no variables. */
export const papers = { light: '#f8f3ea', dark: '#0c294c' }
