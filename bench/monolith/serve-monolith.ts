import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { MONOLITH_DIST } from './webpack.config.ts'

interface Manifest {
  readonly assets: readonly { readonly file: string; readonly integrity: string }[]
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(join(MONOLITH_DIST, file), 'utf8')) as Shape
}

/** The document's preloads of the remote become preloads of the same page's chunk in the one build. */
function preloadsOfHome(): string {
  const { assets } = readJson<Manifest>('shell.json')
  return readJson<string[]>('home.json')
    .map((file) => {
      const as = file.endsWith('.css') ? 'style' : 'script'
      const integrity = assets.find((asset) => asset.file === file)?.integrity ?? ''
      return `<link rel="preload" as="${as}" href="/shell/${file}" integrity="${integrity}" crossorigin="anonymous">`
    })
    .join('')
}

async function documentOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const html = Buffer.concat(chunks).toString('utf8')
  const withoutRemote = html.replace(/<link rel="preload"[^>]*href="\/releases\/[^>]*>/g, '')
  return Buffer.from(withoutRemote.replace('</head>', `${preloadsOfHome()}</head>`))
}

function pass(origin: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const isDocument = incoming.url === '/'
  const headers = { ...incoming.headers, ...(isDocument ? { 'accept-encoding': 'identity' } : {}) }
  const onward = request(
    new URL(incoming.url ?? '/', origin),
    { method: incoming.method, headers },
    (response) => {
      if (!isDocument) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
        return
      }
      const kept = { ...response.headers }
      // The body is not the one that was measured.
      delete kept['content-length']
      delete kept.etag
      void documentOf(response).then((body) => outgoing.writeHead(response.statusCode ?? 502, kept).end(body))
    },
  )
  onward.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(onward)
}

/** In front of a server that serves the monolith as its shell. */
export async function serveMonolith(
  serverUrl: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const origin = new URL(serverUrl.replace('localhost', '127.0.0.1'))
  const server = createServer((incoming, outgoing) => pass(origin, incoming, outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://localhost:${port}`, close: () => server.closeAllConnections() }
}
