/** Has the page behind a link fetched when it is meant, where the browser does not know the page's own rules for it: by hints. */
if (!HTMLScriptElement.supports?.('speculationrules')) void import('./prefetch-hints.ts')
