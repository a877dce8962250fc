/** How Markdown's own elements look. An element that is not named here is styled by its tag alone. */
export const prose = {}
