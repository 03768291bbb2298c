import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentAnswer, packed } from '../front/documents.ts'
import type { Answer, Site } from '../front/serve-http2.ts'
import { MONOLITH_DIST } from './webpack.config.ts'

interface Manifest {
  readonly assets: readonly { readonly file: string; readonly integrity: string }[]
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(join(MONOLITH_DIST, file), 'utf8')) as Shape
}

/** The document's preloads of the remote become preloads of the same page's chunk in the one build. */
function preloadsOf(path: string): string {
  const { assets } = readJson<Manifest>('shell.json')
  return (readJson<Record<string, string[]>>('pages.json')[path] ?? [])
    .map((file) => {
      const as = file.endsWith('.css') ? 'style' : 'script'
      const integrity = assets.find((asset) => asset.file === file)?.integrity ?? ''
      return `<link rel="preload" as="${as}" href="/shell/${file}" integrity="${integrity}" crossorigin="anonymous">`
    })
    .join('')
}

/** In front of a server that serves the monolith as its shell. */
export async function monolithSite(server: Site, paths: readonly string[]): Promise<Site> {
  const pages = new Map<string, Answer>()
  for (const path of paths) {
    const { body, headers } = await documentAnswer(server, path, 'localhost')
    const html = body.toString('utf8')
    const withoutRemote = html.replace(/<link rel="preload"[^>]*href="\/releases\/[^>]*>/g, '')
    const page = withoutRemote.replace('</head>', `${preloadsOf(path)}</head>`)
    const file = packed(200, 'text/html; charset=utf-8', page)
    pages.set(path, { ...file, headers: { ...headers, ...file.headers } })
  }
  return (question) => {
    const page = pages.get(question.url)
    return page ? Promise.resolve(page) : server(question)
  }
}
