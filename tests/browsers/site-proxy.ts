import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const SCRIPT = `<script nonce="tests">${readFileSync(new URL('page-script.js', import.meta.url), 'utf8')}</script>`

/**
 * The site at an origin of its own, so that nothing is kept from another test. Pages tell their `problems`, and their
 * scripts come at once, when they are released, or never.
 */
export class SiteProxy {
  scripts: 'at once' | 'held' | 'never' = 'at once'
  readonly #server: Server
  #waiting: (() => void)[] = []

  private constructor(site: string) {
    this.#server = createServer((from, to) => this.#forward(site, from, to))
  }

  static async start(site: string): Promise<SiteProxy> {
    const proxy = new SiteProxy(site)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Lets the scripts through that were held. */
  release(): void {
    this.scripts = 'at once'
    for (const go of this.#waiting.splice(0)) go()
  }

  close(): void {
    this.release()
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #forward(site: string, from: IncomingMessage, to: ServerResponse): void {
    const { method, url = '/', headers } = from
    const send = () => {
      const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } }
      const onward = request(new URL(url, site), options, (answer) => void this.#answer(answer, to))
      onward.on('error', () => to.destroy())
      from.pipe(onward)
    }
    if (this.scripts === 'held' && /\.js$/.test(url)) this.#waiting.push(send)
    else send()
  }

  async #answer(answer: IncomingMessage, to: ServerResponse): Promise<void> {
    const headers = { ...answer.headers }
    if (!headers['content-type']?.startsWith('text/html')) {
      answer.pipe(to.writeHead(answer.statusCode!, headers))
      return
    }
    const html = Buffer.concat(await answer.toArray())
      .toString()
      .replace('<head>', `<head>${SCRIPT}`)
    delete headers['content-length']
    if (this.scripts === 'never') headers['content-security-policy'] = "script-src 'nonce-tests'"
    to.writeHead(answer.statusCode!, headers).end(html)
  }
}
