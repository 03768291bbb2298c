import { documentText, packed } from '../front/documents.ts'
import type { Answer, Site } from '../front/serve-http2.ts'

/** One file for each page: what the product renders, without any script. Its picture files and typeface stay where they are. */
export async function staticSite(product: Site, paths: readonly string[]): Promise<Site> {
  const pages = new Map<string, Answer>()
  for (const path of paths) {
    const html = await documentText(product, path, 'localhost')
    pages.set(path, packed(200, 'text/html; charset=utf-8', withoutScripts(html)))
  }
  return (question) => {
    const page = pages.get(question.url)
    return page ? Promise.resolve(page) : product(question)
  }
}

function withoutScripts(html: string): string {
  // A plain file asks no browser to wait with its paint.
  return html.replace(/<script\b[^]*?<\/script>|<link rel="expect"[^>]*>| data-discover="true"/g, '')
}
