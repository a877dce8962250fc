/** Tells the console which address has no page: the 404 page, which is served under whatever was asked for, says it in its head. */
export const notFoundScript = 'console.warn(`There is no page at ${location.pathname}`)'
