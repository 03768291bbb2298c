import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import type { XapiStatement } from '@platform/shared-contracts/http'
import { statementFaults } from './statement-faults.rule.ts'

export const LRS_KEY = 'sender'
export const LRS_SECRET = 'a-secret-of-the-store'

export type Received = XapiStatement & { readonly id: string }

interface Answered {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly text?: string
}

/**
 * A record store by the communication chapter of xAPI 1.0.3, for tests: it wants the version header and a key, takes all
 * statements of a request or none, refuses what does not conform, and answers a conflict for another statement with a
 * known id.
 */
export async function openLrs({ versions = ['1.0.3', '2.0.0'] }: { readonly versions?: string[] } = {}) {
  const statements: Received[] = []
  /** Every request to store statements, with their ids. */
  const requests: string[][] = []
  const state = {
    /** The next answers to stored statements, in place of the real ones. */
    next: [] as Answered[],
    /** Takes the statements and says nothing: what a client sees whose answer is lost. */
    losesAnswers: 0,
    refuses: (() => null) as (one: Received) => string | null,
    mayRead: true,
    secret: LRS_SECRET,
  }

  function refusal({ headers }: IncomingMessage): Answered | null {
    if (!versions.includes(String(headers['x-experience-api-version'])))
      return { status: 400, text: 'X-Experience-API-Version is missing or not supported' }
    const expected = `Basic ${Buffer.from(`${LRS_KEY}:${state.secret}`).toString('base64')}`
    return headers.authorization === expected ? null : { status: 401, text: 'Unknown key' }
  }

  function store(sent: readonly Received[]): Answered {
    requests.push(sent.map(({ id }) => id))
    const forced = state.next.shift()
    if (forced) return forced
    const fault = sent.map((one) => statementFaults(one)[0] ?? state.refuses(one)).find(Boolean)
    if (fault) return { status: 400, text: fault }
    const knownOf = ({ id }: Received) => statements.find((one) => one.id === id)
    if (sent.some((one) => !isDeepStrictEqual(knownOf(one) ?? one, one)))
      return { status: 409, text: 'Another statement' }
    statements.push(...sent.filter((one) => !knownOf(one)))
    return { status: 200, text: JSON.stringify(sent.map(({ id }) => id)) }
  }

  function find(query: URLSearchParams): Answered {
    if (!state.mayRead) return { status: 403, text: 'This key only writes' }
    const id = query.get('statementId')
    if (id === null) return { status: 200, text: JSON.stringify({ statements: [], more: '' }) }
    const found = statements.find((one) => one.id === id)
    return found ? { status: 200, text: JSON.stringify(found) } : { status: 404 }
  }

  async function answerTo(request: IncomingMessage): Promise<Answered> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://lrs.test')
    const body = await readBody(request)
    if (pathname === '/xapi/about') return { status: 200, text: JSON.stringify({ version: versions }) }
    if (pathname !== '/xapi/statements') return { status: 404, text: 'Nothing here' }
    const refused = refusal(request)
    if (refused) return refused
    return request.method === 'POST' ? store(JSON.parse(body) as Received[]) : find(searchParams)
  }

  const server = createServer((request, response: ServerResponse) => {
    void answerTo(request).then(({ status, headers = {}, text = '' }) => {
      if (request.method === 'POST' && state.losesAnswers > 0) {
        state.losesAnswers -= 1
        request.socket.destroy()
      } else response.writeHead(status, headers).end(text)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}/xapi`
  return {
    endpoint,
    statements,
    requests,
    state,
    settings: {
      ...{ endpoint, version: '1.0.3', key: LRS_KEY, secret: LRS_SECRET },
      ...{ namesPeople: false, isActive: true },
    } as const,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

export type LrsServer = Awaited<ReturnType<typeof openLrs>>

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
