/** `--color-paper` of each theme as hex: `theme-color` does not accept CSS variables. */
export const themeColors = { light: '#f8f3ea', dark: '#0c294c' }
