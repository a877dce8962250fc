import type { Connect } from 'vite'
import type { Facts } from './page-facts.ts'

/** Middleware for the dev bar: returns the facts about the page at `?route=` as JSON. */
export function answerFacts(facts: Facts): Connect.NextHandleFunction {
  return (request, response) => {
    const route = new URL(request.url ?? '/', 'http://localhost').searchParams.get('route') ?? '/'
    facts.of(route).then(
      (found) =>
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
          .end(JSON.stringify(found)),
      // The page itself shows the error.
      () => response.writeHead(500).end(),
    )
  }
}
