/**
 * Something that happened in an island before it was awake: where, what the field there then held, and the event.
 * Without an event: what a field held when the island was first touched, or when its script arrived.
 */
export type Entry = [target: Element, value?: string, checked?: boolean, event?: Event]

/** What a visitor did in an island before it was awake, in order. */
export type Log = Entry[] & {
  /** Set while the log is being replayed: events of these types are the replay's own, all others join the log and wait. */
  own?: RegExp
}
