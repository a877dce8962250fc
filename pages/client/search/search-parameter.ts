/**
 * The query parameter with the words to search for: `/?search=dental` opens the search with them. In a file of its own,
 * because what the page's script imports counts in its 2 kB.
 */
export const SEARCH_PARAMETER = 'search'
