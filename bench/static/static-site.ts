import { documentAnswer, packed } from '../front/documents.ts'
import type { Answer, Site } from '../front/serve-http2.ts'

/** One file for each page: what the product renders, without any script. Its picture files and typeface stay where they are. */
export async function staticSite(product: Site, paths: readonly string[]): Promise<Site> {
  const pages = new Map<string, Answer>()
  for (const path of paths) {
    const { body, headers } = await documentAnswer(product, path, 'localhost')
    const file = packed(200, 'text/html; charset=utf-8', withoutScripts(body.toString('utf8')))
    pages.set(path, { ...file, headers: { ...retainedHeaders(headers), ...file.headers } })
  }
  return (question) => {
    const page = pages.get(question.url)
    return page ? Promise.resolve(page) : product(question)
  }
}

/** Of this one answer, or naming what a file without scripts does not need. */
const OMITTED_HEADERS = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'link',
  'set-cookie',
])

/** The same ones as the product sends, helmet's among them: some of them cost a first visit a process. */
function retainedHeaders(headers: Answer['headers']): Answer['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OMITTED_HEADERS.has(name)))
}

function withoutScripts(html: string): string {
  // A plain file asks no browser to wait with its paint.
  return html.replace(/<script\b[^]*?<\/script>|<link rel="expect"[^>]*>| data-discover="true"/g, '')
}
