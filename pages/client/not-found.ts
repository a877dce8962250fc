/** Inline script of the 404 page: warns in the console which URL has no page. */
export const notFoundScript = 'console.warn(`There is no page at ${location.pathname}`)'
