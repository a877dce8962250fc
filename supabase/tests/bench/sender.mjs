// Sends demo requests over kept connections, one at a time on each, for as long as it is told, and reports what it measured. A
// process of its own, in plain JavaScript and over bare sockets: what it costs is taken from what it measures. So a request is
// written once for each connection, and only its key and its client are changed; answers are read into one buffer.
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'

const ports = process.argv[2].split(',').map(Number)
const [connections, milliseconds] = process.argv.slice(3).map(Number)
const times = []
const statuses = {}
const end = performance.now() + milliseconds
let sent = 0

function firstRequest() {
  const key = randomUUID()
  const body = `{"firstName":"Ada","lastName":"Byron","companyName":"Engines Ltd","workEmail":"ada@engines.co.uk","phoneNumber":"020 7946 0123","message":"We miss calls at lunch, and on Saturdays. ${key}"}`
  const text = `POST /functions/v1/send-contact-form HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\nidempotency-key: ${key}\r\nx-form-page: /demo\r\nx-test-client: 10.100.100.100\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  return {
    bytes: Buffer.from(text, 'latin1'),
    keys: [text.indexOf(key), text.lastIndexOf(key)],
    client: text.indexOf('100.100.100'),
  }
}

/** Another request with another key from another client, in the same bytes: nothing is sent before its predecessor is answered. */
function renew({ bytes, keys, client }) {
  const key = randomUUID()
  for (const at of keys) bytes.latin1Write(key, at)
  for (let part = 0, rest = sent++; part < 3; part += 1, rest = Math.floor(rest / 150))
    bytes.latin1Write(String(100 + (rest % 150)), client + 4 * part)
}

const before = process.cpuUsage()
await Promise.all(
  Array.from(
    { length: connections },
    (_, index) =>
      new Promise((resolve, reject) => {
        const request = firstRequest()
        let started
        const send = () => {
          renew(request)
          started = performance.now()
          socket.write(request.bytes)
        }
        const receive = (length, buffer) => {
          const head = buffer.latin1Slice(0, length)
          // An answer of some hundred bytes comes in one piece; what does not is no answer of ours.
          const bodyLength = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1])
          if (length !== head.indexOf('\r\n\r\n') + 4 + bodyLength)
            return reject(new Error(`An answer in pieces: ${head}`))
          const now = performance.now()
          times.push(now - started)
          const status = head.slice(9, 12)
          statuses[status] = (statuses[status] ?? 0) + 1
          if (now < end) return send()
          socket.destroy()
          resolve()
        }
        const socket = connect({
          port: ports[index % ports.length],
          host: '127.0.0.1',
          noDelay: true,
          onread: { buffer: Buffer.alloc(16 * 1024), callback: receive },
        })
        socket.once('connect', send).on('error', reject)
      }),
  ),
)

const { user, system } = process.cpuUsage(before)
times.sort((left, right) => left - right)
const percentile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
console.log(
  JSON.stringify({
    count: times.length,
    p50: percentile(0.5),
    p99: percentile(0.99),
    processorMs: (user + system) / 1000,
    statuses,
  }),
)
