import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { criticalCss } from '../../platform-server/src/domain/rendering/critical-css.ts'
import { documentAnswer, packed } from '../front/documents.ts'
import type { Answer, Site } from '../front/serve-http2.ts'
import type { MonolithBuild } from './monolith-builds.ts'

interface Manifest {
  readonly assets: readonly { readonly file: string; readonly integrity: string }[]
}

/** In front of a server that serves the monolith as its shell. */
export async function monolithSite(
  server: Site,
  paths: readonly string[],
  build: MonolithBuild,
): Promise<Site> {
  const pages = new Map<string, Answer>()
  for (const path of paths) {
    const { body, headers } = await documentAnswer(server, path, 'localhost')
    const html = body.toString('utf8')
    const styles = inlinedStyles(html, path, build)
    const file = packed(200, 'text/html; charset=utf-8', ofOneBuild(html, path, build, styles))
    pages.set(path, { ...file, headers: { ...allowing(styles, headers), ...file.headers } })
  }
  return (question) => {
    const page = pages.get(question.url)
    return page ? Promise.resolve(page) : server(question)
  }
}

function readPage(path: string, { dist }: MonolithBuild): readonly string[] {
  const pages = readFileSync(join(dist, 'pages.json'), 'utf8')
  return (JSON.parse(pages) as Record<string, string[]>)[path] ?? []
}

/** The rules that the page's markup needs, as the product's server inlines them. */
function inlinedStyles(html: string, path: string, build: MonolithBuild): readonly string[] {
  if (!build.isServerRendered) return []
  const files = readPage(path, build).filter((file) => file.endsWith('.css'))
  return files.map((file) => criticalCss(readFileSync(join(build.dist, file), 'utf8'), '/shell/', html))
}

/** The document's preloads of the remote become preloads of the same page's chunk in the one build. */
function ofOneBuild(html: string, path: string, build: MonolithBuild, styles: readonly string[]): string {
  const { assets } = JSON.parse(readFileSync(join(build.dist, 'shell.json'), 'utf8')) as Manifest
  const preloads = readPage(path, build).map((file) => {
    const as = file.endsWith('.css') ? 'style' : 'script'
    const integrity = assets.find((asset) => asset.file === file)?.integrity ?? ''
    return `<link rel="preload" as="${as}" href="/shell/${file}" integrity="${integrity}" crossorigin="anonymous">`
  })
  const head = [...styles.map((css) => `<style>${css}</style>`), ...preloads].join('')
  return html
    .replace(/<link rel="preload"[^>]*href="\/releases\/[^>]*>/g, '')
    .replace('</head>', `${head}</head>`)
}

/** The policy of the product names each inlined style by its hash. */
function allowing(styles: readonly string[], headers: Answer['headers']): Answer['headers'] {
  const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  const policy = String(headers['content-security-policy'])
  return {
    ...headers,
    'content-security-policy': policy.replace('style-src ', `style-src ${hashes.join(' ')} `),
  }
}
