import { stripVTControlCharacters } from 'node:util'
import { contentErrorsOf, type ContentError } from '../content/content-error.ts'
import { escapeHtml } from '../lib/html.ts'

/** An error in the format of Vite's overlay. */
export type OverlayError = {
  message: string
  loc?: { file: string; line: number; column: number }
  frame?: string
  plugin?: string
  stack: string
}

/**
 * The HTML that dev sends in place of a broken page: the errors with their positions and fixes.
 * @param error an array of ContentError, or any thrown value
 * @param version the number of changes when the server began with the page
 */
export function brokenPage(error: unknown, version: number): string {
  const errors = Array.isArray(error) ? (error as ContentError[]) : contentErrorsOf(error)
  const shown = errors.length ? overlayError(errors) : fromError(error)
  const text = [
    shown.loc && `${shown.loc.file}:${shown.loc.line}:${shown.loc.column}`,
    shown.message,
    shown.frame,
    shown.stack,
  ]
    .filter(Boolean)
    .join('\n\n')
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>This page has an error</title>
${dataElement('staffroom-error', shown)}
<script type="module" src="/@vite/client"></script>${liveScript(version)}
</head><body><pre>${escapeHtml(text)}</pre></body></html>`
}

/**
 * The script that keeps an open page up to date.
 * @param version the number of changes when the server rendered the page; undefined if there was one meanwhile
 */
export function liveScript(version: number | undefined): string {
  return `<script type="module" src="/tools/dev/browser/live.ts" data-version="${version ?? ''}"></script>`
}

/** An element with data for the browser's part of dev. */
export function dataElement(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** A page's errors for the overlay: the first with its code frame, the others below it. */
export function overlayError([first, ...more]: readonly ContentError[]): OverlayError {
  const { file, place, reason, fix, frame } = first!
  return {
    message: fix ? `${reason}\n${fix}` : reason,
    loc: { file, line: place.line, column: place.column },
    frame: `${frame}\n`,
    stack: more.map((error) => error.message.split('\n\n')[0]).join('\n'),
  }
}

/** An error in code: in a widget, a record or the tools. */
function fromError(error: unknown): OverlayError {
  const { message = String(error), stack = '', loc, frame, plugin } = (error ?? {}) as Partial<Error & OverlayError>
  const trace = stripVTControlCharacters(stack)
    .split('\n')
    .filter((line) => line.startsWith('    at ') && !line.includes('node_modules'))
    .join('\n')
  return {
    message: stripLogFormat(message),
    loc,
    frame: frame && stripVTControlCharacters(frame),
    plugin,
    stack: trace,
  }
}

/** The message without the time, tags and boxes that Vike adds for its log. */
function stripLogFormat(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^[┌│└]|Following error was thrown by/.test(line))
    .map((line) => line.replace(/^\d+:\d\d:\d\d [AP]M (\[[^\]]+\])+ /, ''))
    .join('\n')
    .trim()
}
