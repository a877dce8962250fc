/** The path of a Chrome or Chromium that is installed already, or of Playwright's own; undefined where there is none. */
export function findBrowser(): Promise<string | undefined>
/** A browser for the tests: an installed one, else Playwright's download, else the system's package. */
export function requireBrowser(): Promise<string>
