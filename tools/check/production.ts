/** React's production build renders twice as quickly; which one is loaded is decided by the first import. */
process.env['NODE_ENV'] ??= 'production'

export {}
