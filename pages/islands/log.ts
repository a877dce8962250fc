/**
 * An event in an island before it was hydrated: its target, the target's value and checked state then, and the event
 * itself.
 * Without an event: a field's value when the visitor first touched the island, or when hydration started.
 */
export type LoggedEvent = [target: Element, value?: string, checked?: boolean, event?: Event]

/** The events in an island before it was hydrated, in order. */
export type Log = LoggedEvent[] & {
  /** Set during replay: events of these types come from the replay itself, all others are added to the log. */
  own?: RegExp
  /** The forms whose validation by the browser is off until the island is hydrated. */
  forms?: HTMLFormElement[]
}
