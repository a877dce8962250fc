import type { Visitor } from '../visitor.ts'

/**
 * What a visitor does, by the end of the sentence "A visitor …". With `@nightly` Chromium takes it each night only: by
 * day a test of the widget's or the frame's own does the same and more. The other engines take every journey.
 */
export type Journeys = Record<string, (visitor: Visitor) => Promise<void>>
