const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}

type Attributes = Readonly<Record<string, string | true | null>>

/** A start tag. An attribute that is `null` is left out. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeText(String(value))}"`))
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
