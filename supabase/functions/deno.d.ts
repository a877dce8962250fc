/** The part of Deno that a function's entry uses, so that the site's TypeScript can read it. */
declare const Deno: { env: { get(name: string): string | undefined } }
