import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import type { Site } from '../site/folder.ts'

/** Types that a browser does not find out itself. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves a built site to the browser, with scripts disabled so that screenshots are reproducible. */
export async function serve(site: Site): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    // A page may ask for '//', which is no address to the URL parser.
    const found = site.resolve((request.url ?? '/').replace(/[?#].*$/s, ''))
    const file = found?.page?.file ?? found?.file
    if (file === undefined || /\.m?js$/.test(file)) return response.writeHead(404).end()
    const type = TYPES[extname(file).toLowerCase()]
    response.writeHead(200, {
      ...(type && { 'content-type': type }),
      'content-security-policy': "script-src 'none'; frame-src 'none'; object-src 'none'",
      'cache-control': 'max-age=600',
    })
    response.end(site.bytes(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
