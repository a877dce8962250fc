import type { Connect } from 'vite'
import type { Facts } from './page-facts.ts'

/** Answers the dev bar: what the page at `?route=` is made of. */
export function answerFacts(facts: Facts): Connect.NextHandleFunction {
  return (request, response) => {
    const route = new URL(request.url ?? '/', 'http://localhost').searchParams.get('route') ?? '/'
    facts.of(route).then(
      (found) =>
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
          .end(JSON.stringify(found)),
      // The page itself shows what is wrong.
      () => response.writeHead(500).end(),
    )
  }
}
