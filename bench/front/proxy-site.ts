import { Agent, request } from 'node:http'
import type { Answer, Question, Site } from './serve-http2.ts'

/** Headers of a single connection. HTTP/2 does not allow them. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** A site that forwards requests over HTTP/1.1 to another server on this machine. */
export function createProxySite(serverUrl: string): Site {
  const origin = new URL(serverUrl.replace('localhost', '127.0.0.1'))
  return (question) => ask(origin, question)
}

function ask(origin: URL, { method, url, host, headers, body }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onward = request(
      { host: origin.hostname, port: origin.port, method, path: url, agent, headers: { ...headers, host } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const endToEndHeaders = Object.entries(response.headers).filter(
            ([name, value]) => value !== undefined && !HOP_BY_HOP.has(name),
          )
          resolve({
            status: response.statusCode ?? 502,
            headers: Object.fromEntries(endToEndHeaders) as Answer['headers'],
            body: Buffer.concat(chunks),
          })
        })
      },
    )
    onward.on('error', reject)
    onward.end(body)
  })
}
