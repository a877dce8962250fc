/** The parts of the hire page that follow the visitor's choice. */
export const chosenParts = ['words', 'drawing', 'summary', 'features', 'setup'] as const

export type ChosenPart = (typeof chosenParts)[number]
