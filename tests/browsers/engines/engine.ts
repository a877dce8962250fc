/** An element to act on: the first visible one that matches a selector and holds a text. */
export type Target = {
  /** A CSS selector. */
  css: string
  /** A part of its label or text. Any spaces and hyphens match. */
  text?: string
}

/** A browser of one engine. */
export type Engine = {
  /** Opens an empty window that shares no storage with others. */
  openWindow(): Promise<EngineWindow>
  close(): Promise<void>
}

/**
 * One window of a browser: the few things that every engine's protocol can do. Each throws if the page changes
 * meanwhile.
 */
export type EngineWindow = {
  /** Starts to load a page and does not wait for it. */
  open(url: string): Promise<unknown>
  back(): Promise<unknown>
  forward(): Promise<unknown>
  reload(): Promise<unknown>
  /** The size of the page, in CSS pixels. An engine may have a smallest width. */
  resize(width: number, height: number): Promise<unknown>
  /** Runs a function in the page. Its argument and its result are JSON. */
  run<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>
  /** Clicks the middle of the element that a function finds in the page. */
  click(find: (target: Target) => Element | undefined, target: Target): Promise<void>
  /** Presses the mouse at a point of the page's visible part, moves it to another, and releases it. */
  drag(from: Point, to: Point): Promise<void>
  /** Types a text into the focused element. */
  type(text: string): Promise<void>
  /** Presses a key, such as `Escape`, `ArrowRight` or `Control+k`. */
  press(key: string): Promise<void>
  /** The names of the files that were saved. */
  savedFiles(): Promise<string[]>
  close(): Promise<void>
}

type Point = { x: number; y: number }
