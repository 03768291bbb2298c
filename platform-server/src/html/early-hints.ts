import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentParts, type LinkedFile, preloadedAs } from './document.ts'

type Linked = Pick<DocumentParts, 'preloads' | 'styles' | 'scripts'>

/**
 * What the first paint of a page waits for, as values of Link headers: of a page that is rendered here nothing but its
 * document, since its scripts come after the paint and must not take the line from it; else everything.
 */
export function earlyHints({ preloads, styles, scripts }: Linked, isRendered: boolean): readonly string[] {
  return isRendered ? [] : [...preloads, ...styles, ...scripts].map(asHint)
}

/** Only where they are understood: browsers take them over HTTP/2, a proxy that passes them on asks for them. */
export function sendEarlyHints(
  { raw: { httpVersionMajor }, headers }: FastifyRequest,
  { raw }: FastifyReply,
  link: readonly string[],
): void {
  const isAsked = Boolean(headers['x-early-hints'])
  if ((httpVersionMajor < 2 && !isAsked) || link.length === 0) return
  raw.writeEarlyHints({ link: [...link] })
}

function asHint(file: LinkedFile): string {
  const integrity = file.integrity === null ? '' : `; integrity=${file.integrity}`
  return `<${file.url}>; rel=preload; as=${preloadedAs(file.url)}; crossorigin=anonymous${integrity}`
}
