// Sends demo requests over eight kept connections, for as long as it is told, and reports what it measured. A process of its
// own, in plain JavaScript and over bare sockets: what it costs is taken from what it measures.
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'

const [port, connections, milliseconds] = process.argv.slice(2).map(Number)
const times = []
const statuses = {}
const end = Date.now() + milliseconds
let sent = 0

function message() {
  const key = randomUUID()
  sent += 1
  const body = `{"firstName":"Ada","lastName":"Byron","companyName":"Engines Ltd","workEmail":"ada@engines.co.uk","phoneNumber":"020 7946 0123","message":"We miss calls at lunch, and on Saturdays. ${key}"}`
  return `POST /functions/v1/send-contact-form HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\nidempotency-key: ${key}\r\nx-form-page: /demo\r\nx-test-client: 10.${sent & 255}.${(sent >> 8) & 255}.${(sent >> 16) & 255}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

await Promise.all(Array.from({ length: connections }, () => new Promise((resolve, reject) => {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  let started
  let answer = ''
  const send = () => {
    started = performance.now()
    socket.write(message())
  }
  socket.once('connect', send).on('error', reject).on('data', (chunk) => {
    answer += chunk.toString('latin1')
    const head = answer.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = /content-length: (\d+)/i.exec(answer)
    if (answer.length < head + 4 + Number(length?.[1] ?? 0)) return
    times.push(performance.now() - started)
    const status = answer.slice(9, 12)
    statuses[status] = (statuses[status] ?? 0) + 1
    answer = ''
    if (Date.now() < end) return send()
    socket.destroy()
    resolve()
  })
})))

times.sort((left, right) => left - right)
const percentile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
console.log(JSON.stringify({ count: times.length, p50: percentile(0.5), p99: percentile(0.99), statuses }))
