import { randomUUID } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import type { PageRendering } from '@platform/shared-contracts/http'
import { RenderFault } from '../render-fault.ts'
import type { ReleaseBundle, Sandbox } from '../sandbox.ts'
import { CLIENT_HEADER, MAX_ANSWER_LENGTH, RenderAnswer } from './protocol.ts'

/** Longer than the service takes for a turn, a start and a render. */
const CALL_LIMIT_MS = 30_000
/** How often a call checks whether the service is still there, and how long that check may take. */
const CHECK_EVERY_MS = 2_000
const CHECK_LIMIT_MS = 2_000

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly signal: AbortSignal
}

interface Answer {
  readonly status: number
  readonly body: string
}

interface Options {
  readonly checkEveryMs?: number
  readonly checkLimitMs?: number
}

/** The renderer service behind a Unix socket. Each call connects, so that a service that was started again is found. */
export class RemoteSandbox implements Sandbox {
  private readonly socketPath: string
  private readonly checkEveryMs: number
  private readonly checkLimitMs: number
  private readonly client = randomUUID()
  private readonly closed = new AbortController()

  constructor(
    socketPath: string,
    { checkEveryMs = CHECK_EVERY_MS, checkLimitMs = CHECK_LIMIT_MS }: Options = {},
  ) {
    this.socketPath = socketPath
    this.checkEveryMs = checkEveryMs
    this.checkLimitMs = checkLimitMs
  }

  async render(
    bundle: ReleaseBundle,
    question: unknown,
    { limitMs }: { readonly limitMs?: number | undefined } = {},
  ): Promise<PageRendering> {
    const path = `/bundles/${bundle.id}`
    const ask = () => this.watched('POST', `${path}/pages`, { question, limitMs })
    let answer = await ask()
    // It was started again, or has dropped the bundle for newer ones.
    if (answer.status === 404) {
      const stored = await this.watched('PUT', path, { shell: bundle.shell, remote: bundle.remote })
      if (stored.status !== 204) throw refused(stored)
      answer = await ask()
    }
    return renderingIn(answer)
  }

  async close(): Promise<void> {
    this.closed.abort(new Error('the server is shutting down'))
  }

  /** Waits for a page that takes long, and not for a service that stands still. Errors: RenderFault `unreachable`. */
  private async watched(method: string, path: string, body: unknown): Promise<Answer> {
    const gone = new AbortController()
    const check = () => {
      const signal = AbortSignal.timeout(this.checkLimitMs)
      const why = new Error(`it has not responded within ${this.checkLimitMs} ms`)
      this.send({ method: 'GET', path: '/healthz', signal }).catch(() => gone.abort(why))
    }
    const checks = setInterval(check, this.checkEveryMs)
    const signal = AbortSignal.any([gone.signal, this.closed.signal, AbortSignal.timeout(CALL_LIMIT_MS)])
    try {
      return await this.send({ method, path, body, signal })
    } catch (error) {
      throw unreachable(reasonOf(signal.aborted ? signal.reason : error))
    } finally {
      clearInterval(checks)
    }
  }

  private send({ method, path, body, signal }: Call): Promise<Answer> {
    const { socketPath } = this
    const headers = { 'content-type': 'application/json', [CLIENT_HEADER]: this.client }
    return new Promise((resolve, reject) => {
      const sent = request({ socketPath, agent: false, method, path, headers, signal })
      sent.on('error', reject)
      sent.on('response', (response) => void readAnswer(response).then(resolve, reject))
      sent.end(body === undefined ? '' : JSON.stringify(body))
    })
  }
}

/** Errors: what breaks the connection, and an answer that is too long. */
async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const parts: string[] = []
  let length = 0
  for await (const part of response.setEncoding('utf8') as AsyncIterable<string>) {
    length += part.length
    if (length > MAX_ANSWER_LENGTH) throw new Error('its response is too long')
    parts.push(part)
  }
  return { status: response.statusCode ?? 0, body: parts.join('') }
}

/** Errors: RenderFault. */
function renderingIn(answer: Answer): PageRendering {
  if (answer.status !== 200) throw refused(answer)
  const parsed = RenderAnswer.safeParse(parseJson(answer.body))
  if (!parsed.success) throw unreachable('its response does not match the schema')
  if ('fault' in parsed.data) throw new RenderFault(parsed.data.fault.kind, parsed.data.fault.message)
  return parsed.data.rendering
}

function refused({ status, body }: Answer): RenderFault {
  return unreachable(`it responded with ${status}: ${body.slice(0, 200)}`)
}

function unreachable(reason: string): RenderFault {
  return new RenderFault('unreachable', `the renderer service does not respond (${reason})`)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
