import { once } from 'node:events'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { Certificate } from './certificate.ts'

export interface Question {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly host: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
}

export type Site = (question: Question) => Promise<Answer>

export interface Front {
  readonly url: string
  readonly close: () => void
}

/** HTTP/2 over TLS, the same for every variant: what is measured is what they send, not how they are served. */
export async function serveHttp2(site: Site, { key, cert }: Certificate): Promise<Front> {
  const server = createSecureServer({ key, cert }, (request, response) => {
    void answerTo(site, request, response)
  })
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    // A browser that closes its profile resets what is under way.
    session.on('error', () => session.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const close = () => {
    sessions.forEach((session) => session.destroy())
    server.close()
  }
  return { url: `https://localhost:${port}`, close }
}

async function answerTo(
  site: Site,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  response.stream?.on('error', () => undefined)
  try {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { status, headers, body } = await site({
      method: request.method,
      url: request.url,
      host: request.authority,
      headers: plainHeaders(request.headers),
      body: Buffer.concat(chunks),
    })
    if (response.stream?.destroyed) return
    response.writeHead(status, headers)
    response.end(body)
  } catch (error) {
    console.error(`${request.method} ${request.url}:`, error)
    if (!response.stream?.destroyed) response.writeHead(502).end()
  }
}

function plainHeaders(headers: Http2ServerRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith(':') || typeof value !== 'string' ? [] : [[name, value]],
    ),
  )
}
