import { createHash } from 'node:crypto'
import { escapeHtml } from '../../lib/escape-html.ts'

type Attributes = Readonly<Record<string, string | true | null>>

/** A start tag. An attribute that is `null` is left out. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`))
  return `<${name}${written.join('')}>`
}

/** JSON that no parser of HTML can mistake for the end of its script element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

/** CSS or JavaScript that cannot close the element around it: `<\/style` means the same inside their strings. */
export function contentOf(element: 'style' | 'script', source: string): string {
  return source.replace(new RegExp(`</(?=${element})`, 'gi'), '<\\/')
}

const STYLE_ATTRIBUTE = / style="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/**
 * Style attributes as rules of a style element: the policy allows that by its hash, and no attribute at all. The
 * markup must be React's, where a quote in a text is always escaped. Their names are their own: the rules of one page
 * mean nothing on another.
 */
export function withoutStyleAttributes(html: string): { readonly html: string; readonly css: string } {
  const rules = new Map<string, string>()
  const written = html.replace(STYLE_ATTRIBUTE, (_, escaped: string) => {
    const declarations = escaped.replace(/&(quot|amp|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? '')
    const name = createHash('sha256').update(declarations).digest('base64url').slice(0, 6)
    rules.set(name, `[data-style="${name}"]{${declarations}}`)
    return ` data-style="${name}"`
  })
  return { html: written, css: [...rules.values()].join('') }
}
