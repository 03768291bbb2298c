import { createHash } from 'node:crypto'
import type { BootDocument, Language, RenderedDocument, ShellInline } from '@platform/shared-contracts/http'
import type { PageUrls } from '@platform/shared-contracts/rules'
import { contentSecurityPolicy } from './content-security-policy.rule.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { contentOf, jsonForScript, tag, withoutStyleAttributes } from './markup.ts'

/** A script or style that the page loads; `integrity` is `null` only from a development server. */
export interface LinkedFile {
  readonly url: string
  readonly integrity: string | null
}

/** The picture of a shared link; sizes in pixels, `null` where they are unknown. */
export interface SocialImage {
  readonly url: string
  readonly size: { readonly width: number; readonly height: number } | null
}

export interface DocumentParts {
  readonly language: Language
  readonly boot: BootDocument
  readonly head: {
    readonly title: string
    readonly description: string
    readonly keywords: string
    readonly canonical: string
    readonly alternates: PageUrls['alternates']
    readonly siteName: string
    readonly favicon: string
    readonly image: SocialImage | null
    /** About the whole site, for machines; only on its home page. */
    readonly site: readonly object[]
    readonly themeColor: string
    /** Search engines must not index it. */
    readonly isUnlisted: boolean
    /** There is no such page: 404. */
    readonly isMissing: boolean
    /** It is unknown whether there is such a page: 503, and the browser renders what it then finds. */
    readonly isUncertain: boolean
  }
  readonly themeStyle: string
  readonly customStyle: string
  readonly preloads: readonly LinkedFile[]
  readonly styles: readonly LinkedFile[]
  readonly scripts: readonly LinkedFile[]
  readonly inline: ShellInline
  /** For the inline script; `null` if the shell has none of its own. */
  readonly typeface: string | null
  /** Origins of imported courses. */
  readonly frames: readonly string[]
  readonly devHosts: readonly string[]
  /** Text of the import map that the shell adds; `null` if no release is made of ES modules. */
  readonly integrityMap: string | null
  readonly noscript: string
  /** `null`: the browser renders the page. */
  readonly rendered: RenderedBody | null
}

/** A page that can be read before any script runs. */
export interface RenderedBody {
  readonly html: string
  readonly criticalCss: CriticalCss
  readonly document: RenderedDocument
}

/** As far as the markup needs it. */
export interface CriticalCss {
  readonly shell: string
  readonly page: string
}

export interface ComposedDocument {
  readonly html: string
  readonly policy: string
}

/** One document for a page. Everything inline is named in the policy by its hash. */
export function composeDocument(parts: DocumentParts): ComposedDocument {
  const { boot, inline } = parts
  const rendered = parts.rendered && withoutStyleAttributes(parts.rendered.html)
  const critical = parts.rendered?.criticalCss ?? { shell: '', page: '' }
  const renderedCss = critical.shell + critical.page + (rendered?.css ?? '')
  const themes = [parts.themeStyle, inline.style, renderedCss].filter(isWritten).map(asStyle)
  const customs = [parts.customStyle].filter(isWritten).map(asStyle)
  const scripts = [inline.script].filter(isWritten).map((source) => contentOf('script', source))
  const html = [
    '<!doctype html>',
    tag('html', { lang: parts.language, 'data-tenant': boot.tenant.slug, 'data-typeface': parts.typeface }),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    ...metadata(parts.head),
    ...themes.map((css) => `<style>${css}</style>`),
    ...renderBlockingTags(parts),
    ...customs.map((css) => `<style data-tenant-css>${css}</style>`),
    ...scripts.map((source) => `<script>${source}</script>`),
    ...(rendered ? renderedBody(parts, rendered.html) : emptyBody(parts)),
    '</body></html>',
  ].join('')
  const policy = contentSecurityPolicy({
    scriptHashes: [...scripts, ...[parts.integrityMap].filter((map) => map !== null)].map(sourceHash),
    styleHashes: [...themes, ...customs].map(sourceHash),
    frames: parts.frames,
    devHosts: parts.devHosts,
  })
  return { html, policy }
}

/**
 * The whole page in one first paint: half of a row that is painted moves when its other half has been read. Chromium waits
 * for it some 0.1 s; what is at the end of a row in every page waits by itself (host-shell's early-style.css).
 */
const IN_ONE_PAINT = tag('link', { rel: 'expect', href: '#root', blocking: 'render' })

/** What the first paint waits for: no style where they are inlined already. */
function renderBlockingTags({ preloads, styles, rendered }: DocumentParts): readonly string[] {
  if (rendered) return [IN_ONE_PAINT]
  return [
    ...preloads.map((file) => fileTag(file, 'preload')),
    ...styles.map((file) => fileTag(file, 'stylesheet')),
  ]
}

/** The shell's script renders the page. */
function emptyBody({ boot, scripts, inline, noscript }: DocumentParts): readonly string[] {
  return [
    ...listed(boot).map(({ url, integrity }) =>
      tag('link', { rel: 'preload', as: 'fetch', href: url, integrity, crossorigin: 'anonymous' }),
    ),
    jsonBlock('boot', boot),
    ...scripts.map(scriptTag),
    '</head><body>',
    `<noscript><p>${escapeHtml(noscript)}</p></noscript>`,
    `<div id="root">${inline.body ?? ''}</div>`,
  ]
}

/** First what people read, then what scripts need; the inline script loads `later` after the first paint. */
function renderedBody(parts: DocumentParts, html: string): readonly string[] {
  const later = [
    ...parts.styles.map((file) => ({ as: 'stylesheet', ...file })),
    ...parts.preloads
      .filter(({ url }) => url.endsWith('.css'))
      .map((file) => ({ as: 'stylesheet', ...file })),
    ...parts.scripts.map((file) => ({ as: 'script', ...file })),
    ...listed(parts.boot).map((list) => ({ as: 'fetch', ...list })),
    ...parts.preloads.filter(({ url }) => url.endsWith('.js')).map((file) => ({ as: 'preload', ...file })),
  ]
  return [
    '</head><body>',
    `<div id="root">${html}</div>`,
    jsonBlock('later', later),
    jsonBlock('page', parts.rendered?.document),
    jsonBlock('boot', parts.boot),
  ]
}

function listed({ remotesAt }: BootDocument): readonly LinkedFile[] {
  return remotesAt ? [remotesAt] : []
}

function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`
}

function asStyle(css: string): string {
  return contentOf('style', css)
}

function metadata(head: DocumentParts['head']): readonly string[] {
  const named = { description: head.description, keywords: head.keywords, 'theme-color': head.themeColor }
  const social = {
    'og:type': 'website',
    'og:site_name': head.siteName,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': head.canonical,
    ...pictureOf(head.image),
  }
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...Object.entries(named).map(([name, content]) => tag('meta', { name, content })),
    ...(head.isUnlisted ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...Object.entries(social).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: head.image?.size ? 'summary_large_image' : 'summary' }),
    tag('link', { rel: 'canonical', href: head.canonical }),
    ...head.alternates.map((alternate) => tag('link', { rel: 'alternate', ...alternate })),
    tag('link', {
      rel: 'alternate',
      type: 'application/rss+xml',
      href: '/rss.xml',
      title: `${head.siteName}: blog`,
    }),
    tag('link', { rel: 'icon', href: head.favicon }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...head.site.map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ]
}

function pictureOf(image: SocialImage | null): Readonly<Record<string, string>> {
  if (!image) return {}
  const { url, size } = image
  const measured = size && { 'og:image:width': String(size.width), 'og:image:height': String(size.height) }
  return { 'og:image': url, ...measured }
}

function fileTag({ url, integrity }: LinkedFile, rel: 'preload' | 'stylesheet'): string {
  const as = rel === 'preload' ? preloadedAs(url) : null
  return tag('link', { rel, as, href: url, integrity, crossorigin: 'anonymous' })
}

/** The kind of a file that a document links. */
function preloadedAs(url: string): 'style' | 'script' {
  return url.endsWith('.css') ? 'style' : 'script'
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
