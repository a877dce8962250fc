/** The part of Deno that a function's entry and the tests' server use, so that the site's TypeScript can read them. */
declare const Deno: {
  env: { get(name: string): string | undefined }
  serve(
    options: { port: number; hostname: string; onListen(): void },
    handler: (request: Request) => Response | Promise<Response>,
  ): unknown
}
