import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../../local/back-end.ts'
import { freePort } from '../../../tools/lib/free-port.ts'
import { post } from './send.ts'

const MAX_VISITOR_MS = 2000
const FLOOD = 100_000
const ATTACKERS = 300
const VISITORS = 1000
/** In this time memory and open files must be back within a tenth of what they were before an attack. */
const RECOVERY_SECONDS = 60
const MAX_GROWTH = 1.1
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Attacks a server of `npm start`, prints what visitors and memory bore, and returns what failed. Linux only. */
export async function attack(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'staffroom-attack-'))
  const root = join(folder, 'site')
  mkdirSync(root)
  writeFileSync(join(root, 'index.html'), `<!doctype html><title>Home</title>${'<p>Text'.repeat(10_000)}`)
  const port = await freePort()
  const program = ['--import', 'tsx', 'tools/serve/main.ts', '--root', root, '--data', folder, '--port', String(port)]
  // What an address may send in a whole day, it may send at once: the worst of an hour.
  const env = { ...process.env, CLIENT_ADDRESS_HEADER: 'x-real-ip', LIMIT_CLIENT_10_MINUTES: '40' }
  const server = spawn(process.execPath, program, { env, stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const failures: string[] = []
  const url = `http://127.0.0.1:${port}`
  try {
    while (!(await fetch(`${url}/functions/v1/health`).catch(() => undefined))?.ok) await sleep(200)
    const agent = new Agent({ keepAlive: true })
    // Loads what a request needs.
    for (let count = 0; count < 300; count += 1) await post(url, agent, `198.18.0.${count % 250}`, 'before')
    await Promise.all(Array.from({ length: 64 }, () => fetch(url).then((answer) => answer.text())))
    agent.destroy()
    const attacks: [string, () => Promise<string>][] = [
      ['20,000 posts on 4 connections, none waits', () => pipelined(url, 4, 5000, 'POST')],
      ['500 connections, 100 pages each, dropped', () => pipelined(url, 500, 100, 'GET')],
      [`${FLOOD} posts of ${ATTACKERS} addresses`, () => flood(url, failures)],
    ]
    for (const [name, run] of attacks) {
      const before = resources(server.pid!)
      const started = performance.now()
      const seen = await run()
      const seconds = Math.round((performance.now() - started) / 1000)
      const until = performance.now() + RECOVERY_SECONDS * 1000
      const grown = () =>
        Object.entries(resources(server.pid!)).filter(
          ([what, count]) => count > before[what as keyof typeof before] * MAX_GROWTH,
        )
      while (grown().length > 0 && performance.now() < until) await sleep(500)
      failures.push(...grown().map(([what, count]) => `${name}: ${what} ${count} a minute later`))
      const after = resources(server.pid!)
      console.log(
        `${name}: ${seconds} s, ${seen}; memory ${before['MB of memory']} → ${after['MB of memory']} MB, ` +
          `files ${before['open files']} → ${after['open files']}; load ${loadavg()[0]!.toFixed(1)}`,
      )
    }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
  const store = await openEmbedded(folder)
  await store.query('reset role')
  const [row] = await store.query<{ visitors: number }>(
    "select count(*)::int as visitors from private.requests where fields ->> 'message' = 'visitor'",
  )
  await store.close()
  rmSync(folder, { recursive: true, force: true })
  console.log(`Stored first posts of new addresses: ${row!.visitors} of ${VISITORS}`)
  if (row!.visitors !== VISITORS) failures.push(`${VISITORS - row!.visitors} visitors are missing`)
  return failures
}

function resources(pid: number) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]
  return { 'MB of memory': Math.round(Number(kilobytes) / 1024), 'open files': readdirSync(`/proc/${pid}/fd`).length }
}

/** Writes requests without reading answers, and drops the connections. */
async function pipelined(url: string, connections: number, requests: number, method: string): Promise<string> {
  const { port } = new URL(url)
  const body = method === 'POST' ? '{}' : ''
  const head = `${method} ${body ? '/functions/v1/send-contact-form' : '/'} HTTP/1.1\r\nHost: a\r\n`
  const type = body ? `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` : ''
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
    return socket.pause().end(`${head}${type}\r\n${body}`.repeat(requests))
  })
  const visitors = []
  for (let count = 0; count < 20; count += 1) visitors.push(await timed(() => fetch(url).then((page) => page.text())))
  for (const socket of sockets) socket.destroy()
  return `a visitor's page after ${Math.max(...visitors)} ms at most`
}

/** Each attacker sends again as soon as it is answered; meanwhile addresses that were not seen before send one post each. */
async function flood(url: string, failures: string[]): Promise<string> {
  const attacking = new Agent({ keepAlive: true, maxSockets: ATTACKERS })
  const visiting = new Agent({ keepAlive: true })
  const answers: Record<number, number> = {}
  const times: number[] = []
  let sent = 0
  const attackers = Array.from({ length: ATTACKERS }, async (_, number) => {
    while (sent < FLOOD) {
      sent += 1
      const status = await post(url, attacking, `203.0.${number >> 7}.${number & 127}`, crypto.randomUUID())
      answers[status] = (answers[status] ?? 0) + 1
    }
  })
  for (let count = 0; count < VISITORS; count += 1) {
    while (sent < (count * FLOOD) / VISITORS) await sleep(1)
    times.push(
      await timed(async () => {
        const status = await post(url, visiting, `20.${count >> 8}.${count & 255}.1`, 'visitor')
        if (status !== 201) failures.push(`A visitor got ${status}`)
      }),
    )
  }
  await Promise.all(attackers)
  attacking.destroy()
  visiting.destroy()
  times.sort((left, right) => left - right)
  const slow = times.filter((time) => time > MAX_VISITOR_MS).length
  if (slow > 0) failures.push(`${slow} visitors waited for more than ${MAX_VISITOR_MS} ms`)
  const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
  return `${counts.join(', ')}; ${VISITORS} new addresses: p99 ${times[Math.floor(VISITORS * 0.99)]} ms, slowest ${times.at(-1)} ms`
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return Math.round(performance.now() - started)
}
