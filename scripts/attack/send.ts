import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http'

const REQUEST_TIMEOUT_MS = 60_000

/** One HTTP request as it is sent: `path` is already encoded, `body` is sent unchanged. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

export interface Answer {
  /** 0 if the connection broke or nothing arrived within a minute. */
  readonly status: number
  readonly body: string
  readonly type: string
}

export interface Wire {
  send(sent: Sent): Promise<Answer>
  close(): void
}

/** Connections to one server. To the server, each request seems to come from another IP address. */
export function openWire(url: string): Wire {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  let count = 0
  return {
    close: () => agent.destroy(),
    send: (sent) => {
      const from = addressOf((count += 1))
      return exchange({ hostname, port, agent, timeout: REQUEST_TIMEOUT_MS }, sent, from)
    },
  }
}

function exchange(to: RequestOptions, sent: Sent, from: string): Promise<Answer> {
  const { method, path, headers, body } = sent
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve) => {
    const call = request({ ...to, method, path, headers: { 'x-forwarded-for': from, ...headers, ...length } })
    const fail = () => resolve(NOTHING)
    call.on('response', (incoming) => void readAnswer(incoming).then(resolve, fail))
    // A reused connection may have been closed while the request was on its way, so the request is sent again.
    call.on('error', () => (call.reusedSocket ? void exchange(to, sent, from).then(resolve) : fail()))
    call.on('timeout', () => call.destroy())
    call.end(body)
  })
}

const NOTHING: Answer = { status: 0, body: '', type: '' }

async function readAnswer(incoming: IncomingMessage): Promise<Answer> {
  const parts = await incoming.toArray()
  return {
    status: incoming.statusCode ?? 0,
    body: Buffer.concat(parts as Buffer[]).toString('utf8'),
    type: incoming.headers['content-type'] ?? '',
  }
}

function addressOf(count: number): string {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

/** A command that sends the request again. */
export function asCommand(url: string, { method, path, headers, body }: Sent): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const data = body === undefined ? [] : ['--data-binary', quoted(body)]
  return ['curl -i --path-as-is', '-X', method, ...lines, ...data, quoted(url + path)].join(' ')
}
