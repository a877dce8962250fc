/** Prefetches pages by hints in browsers that do not support speculation rules. */
if (!HTMLScriptElement.supports?.('speculationrules')) void import('./prefetch-hints.ts')
