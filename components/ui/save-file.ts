/** Offers text to the visitor as a file to save. */
export function saveFile(name: string, text: string, type: 'text/markdown' | 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 30_000)
}
