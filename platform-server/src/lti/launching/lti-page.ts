import { createHash } from 'node:crypto'
import type { Language } from '@platform/shared-contracts/http'
import type { FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { escapeHtml } from '../../lib/escape-html.ts'
import type { PlatformRow } from '../platforms/sql-platforms.ts'

const STYLE = [
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1c2430;background:#fff}',
  'main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem}',
  'h1{font-size:1.375rem;line-height:1.3;margin:0 0 .5rem}p{margin:0 0 1rem}',
  'fieldset{border:0;margin:0 0 1.25rem;padding:0}legend{padding:0;margin:0 0 .5rem;font-weight:600}',
  'label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;padding:.25rem .75rem;border:1px solid #b6bfca;border-radius:.375rem;margin:0 0 .5rem}',
  'label:hover{background:#f2f5f8}input{width:1.25rem;height:1.25rem;flex:none;margin:0}small{color:#4d5967}',
  '.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.375rem;background:#14532d;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}',
  ':focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}',
].join('')
/** The answer to the platform goes out by itself; without scripts by its button. */
const SUBMIT = 'document.forms[0].submit()'

/** For the OpenAPI page of a route that shows a page. */
export const PAGE_ANSWER = { 200: z.string() }

interface LtiPage {
  readonly language: Language
  readonly title: string
  /** HTML. */
  readonly body: readonly string[]
  /** Whose pages may show it in a frame. */
  readonly platform: PlatformRow | null
  /** Origins that its form is sent to; its own one without. */
  readonly formAction?: string
  readonly isSubmitted?: boolean
}

/** A page of its own: no scripts but one that is named by its hash, no requests, in frames of this platform only. */
export function sendLtiPage(reply: FastifyReply, status: number, page: LtiPage): FastifyReply {
  const { language, title, body, platform, formAction = "'self'", isSubmitted = false } = page
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(STYLE)}'`,
    ...(isSubmitted ? [`script-src '${hashOf(SUBMIT)}'`] : []),
    `form-action ${formAction}`,
    "base-uri 'none'",
    `frame-ancestors ${framesOf(platform)}`,
  ].join('; ')
  return reply
    .code(status)
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>`,
        `<h1>${escapeHtml(title)}</h1>`,
        ...body,
        '</main>',
        isSubmitted ? `<script>${SUBMIT}</script>` : '',
        '</body></html>',
      ].join(''),
    )
}

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`

/** Only the pages of a registered platform. */
function framesOf(platform: PlatformRow | null): string {
  if (!platform) return "'none'"
  return originsOf(platform).join(' ')
}

/** Where the pages of a platform are. */
export function originsOf({ siteUrl, loginUrl }: PlatformRow): string[] {
  return [...new Set([siteUrl, loginUrl].map((address) => new URL(address).origin))]
}

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

export function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`
}
