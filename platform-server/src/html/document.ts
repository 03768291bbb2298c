import { createHash } from 'node:crypto'
import type { BootDocument, ShellInline } from '@platform/shared-contracts/http'
import { contentSecurityPolicy } from './content-security-policy.rule.ts'
import { contentOf, escapeText, jsonForScript, tag } from './markup.ts'

/** A script or style that the page loads; `integrity` is `null` only from a development server. */
export interface LinkedFile {
  readonly url: string
  readonly integrity: string | null
}

export interface DocumentParts {
  readonly boot: BootDocument
  readonly head: {
    readonly title: string
    readonly description: string
    readonly keywords: string
    readonly canonical: string
    readonly siteName: string
    readonly favicon: string
    readonly image: string | null
    readonly themeColor: string
  }
  readonly themeStyle: string
  readonly customStyle: string
  readonly preloads: readonly LinkedFile[]
  readonly styles: readonly LinkedFile[]
  readonly scripts: readonly LinkedFile[]
  readonly inline: ShellInline
  readonly devHosts: readonly string[]
  readonly noscript: string
}

export interface ComposedDocument {
  readonly html: string
  readonly policy: string
}

/** One document for a page. Everything inline is named in the policy by its hash. */
export function composeDocument(parts: DocumentParts): ComposedDocument {
  const { boot, inline, noscript } = parts
  const themes = [parts.themeStyle, inline.style].filter(isWritten).map((css) => contentOf('style', css))
  const customs = [parts.customStyle].filter(isWritten).map((css) => contentOf('style', css))
  const scripts = [inline.script].filter(isWritten).map((source) => contentOf('script', source))
  const html = [
    '<!doctype html>',
    tag('html', { lang: 'en', 'data-tenant': boot.tenant.slug }),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    ...metadata(parts.head),
    ...themes.map((css) => `<style>${css}</style>`),
    ...parts.preloads.map((file) => fileTag(file, 'preload')),
    ...parts.styles.map((file) => fileTag(file, 'stylesheet')),
    ...customs.map((css) => `<style data-tenant-css>${css}</style>`),
    `<script type="application/json" id="boot">${jsonForScript(boot)}</script>`,
    ...scripts.map((source) => `<script>${source}</script>`),
    ...parts.scripts.map(scriptTag),
    '</head><body>',
    `<noscript><p>${escapeText(noscript)}</p></noscript>`,
    `<div id="root">${inline.body ?? ''}</div></body></html>`,
  ].join('')
  const policy = contentSecurityPolicy({
    scriptHashes: scripts.map(sourceHash),
    styleHashes: [...themes, ...customs].map(sourceHash),
    devHosts: parts.devHosts,
  })
  return { html, policy }
}

function metadata(head: DocumentParts['head']): readonly string[] {
  const named = { description: head.description, keywords: head.keywords, 'theme-color': head.themeColor }
  const social = {
    'og:type': 'website',
    'og:site_name': head.siteName,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': head.canonical,
    'og:image': head.image,
  }
  return [
    `<title>${escapeText(head.title)}</title>`,
    ...Object.entries(named).map(([name, content]) => tag('meta', { name, content })),
    ...Object.entries(social)
      .filter(([, content]) => content !== null)
      .map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary' }),
    tag('link', { rel: 'canonical', href: head.canonical }),
    tag('link', { rel: 'icon', href: head.favicon }),
  ]
}

function fileTag({ url, integrity }: LinkedFile, rel: 'preload' | 'stylesheet'): string {
  const as = rel === 'preload' ? preloadedAs(url) : null
  return tag('link', { rel, as, href: url, integrity, crossorigin: 'anonymous' })
}

function preloadedAs(url: string): 'style' | 'font' | 'script' {
  if (url.endsWith('.css')) return 'style'
  return url.endsWith('.woff2') ? 'font' : 'script'
}

function scriptTag({ url, integrity }: LinkedFile): string {
  return `${tag('script', { defer: true, src: url, integrity, crossorigin: 'anonymous' })}</script>`
}

function sourceHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}

function isWritten(source: string | undefined): source is string {
  return source !== undefined && source !== ''
}
