import type { Visitor } from '../visitor.ts'

/** What a visitor does, by the end of the sentence "A visitor …". */
export type Journeys = Record<string, (visitor: Visitor) => Promise<void>>
