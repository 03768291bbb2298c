import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}
/** Open to a page of the platform on any origin. The server answers only requests to this machine's own host names. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
const HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

export interface FolderServer {
  readonly reloadPages: () => void
  readonly stop: () => Promise<void>
}

/** Serves a folder on loopback, and `/live-reload`, an event stream that makes open pages reload. */
export async function serveFolder(folder: string, port: number): Promise<FolderServer> {
  const pages = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!HOST.test(request.headers.host ?? '')) response.writeHead(403).end()
    else if (pathname !== '/live-reload') void sendFile(join(folder, normalize(pathname)), response)
    else {
      response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' }).write('\n')
      pages.add(response)
      response.on('close', () => pages.delete(response))
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    reloadPages: () => pages.forEach((page) => page.write('event: reload\ndata: \n\n')),
    stop: async () => {
      pages.forEach((page) => page.end())
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function sendFile(file: string, response: ServerResponse): Promise<void> {
  const bytes = await readFile(file).catch(() => null)
  if (!bytes) return void response.writeHead(404, HEADERS).end()
  response.writeHead(200, { ...HEADERS, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
  response.end(bytes)
}
