/**
 * For the request layer below `callApi`, which reads responses before they become results. The body as JSON, or null where
 * it is none: a proxy's error page says nothing that we could use. Every response is read, also one whose status says
 * enough: to the browser an unread one is still under way.
 */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The `message` of a problem answer, or '' where there is none. */
export function messageOf(body: unknown): string {
  return textIn(body, 'message')
}

export function codeOf(body: unknown): string | null {
  return textIn(body, 'code') || null
}

function textIn(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : ''
  return typeof value === 'string' ? value : ''
}

export function jsonBody(body: unknown): Pick<RequestInit, 'method' | 'body' | 'headers'> {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
