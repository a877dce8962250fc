/** The drawings that a page's front matter may put beside its head. */
export const headDrawings = ['office', 'enterprise'] as const

/** One of the drawings of a page's head. */
export type HeadDrawing = (typeof headDrawings)[number]
