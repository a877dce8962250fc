// Limits of what a review writes for another machine, and of what that machine reads. The writer cuts, the reader
// refuses.

/** Causes of one page. */
export const MAX_CAUSES = 100
/** Characters of a file name, a key or a ref. */
export const MAX_NAME_LENGTH = 300
/** Changed keys of data. */
export const MAX_KEYS = 1000
/** Characters of a key's value. */
export const MAX_VALUE_LENGTH = 2000
export const MAX_SOURCE_FILES = 100
/** Characters of a source file. A longer file was written by a program. */
export const MAX_SOURCE_LENGTH = 400_000
