import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { packed } from '../front/documents.ts'
import type { Answer, Site } from '../front/serve-http2.ts'
import { PLAIN_DIST } from './webpack.config.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** As from a file server that has compressed its files once, with the product's API behind it. */
export function plainSite(product: Site): Site {
  const index = packed(200, 'text/html; charset=utf-8', readFileSync(join(PLAIN_DIST, 'shell/index.html')))
  const files = new Map<string, Answer>()
  return (question) => {
    const { pathname } = new URL(question.url, 'https://localhost')
    if (pathname.startsWith('/api/')) return product(question)
    if (!pathname.startsWith('/shell/') && !pathname.startsWith('/remotes/')) return Promise.resolve(index)
    const file = files.get(pathname) ?? fileAnswer(pathname)
    files.set(pathname, file)
    return Promise.resolve(file)
  }
}

function fileAnswer(pathname: string): Answer {
  const extension = extname(pathname)
  const type = TYPES[extension] ?? 'application/octet-stream'
  const body = readFileSync(join(PLAIN_DIST, pathname))
  if (extension !== '.woff2') return packed(200, type, body, 11)
  return { status: 200, headers: { 'content-type': type }, body }
}
