import type { Platform } from '@platform/shared-contracts/remote'
import { loadShapes } from './load-shapes.ts'

/** Why something was not done: the server's own sentence, and what is wrong with which field. */
export interface SendProblem {
  /** HTTP status, or 0 when no answer came. */
  readonly status: number
  readonly message: string | null
  readonly fields: Readonly<Record<string, string>>
}

interface Sending {
  readonly method?: 'POST' | 'PATCH' | 'DELETE'
  readonly body?: unknown
}

/** Sends `body` to `path` of the API. Answers `null` when it was accepted. Never throws. */
export async function send(
  fetch: Platform['fetch'],
  path: string,
  { method = 'POST', body }: Sending = {},
): Promise<SendProblem | null> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    return response.ok ? null : await problemOf(response)
  } catch {
    return { status: 0, message: null, fields: {} }
  }
}

async function problemOf(response: Response): Promise<SendProblem> {
  const [body, shapes] = await Promise.all([
    response.json().catch(() => null) as Promise<unknown>,
    loadShapes().catch(() => null),
  ])
  const problem = shapes?.Problem.safeParse(body)
  return {
    status: response.status,
    message: problem?.data?.message ?? null,
    fields: problem?.data?.fields ?? {},
  }
}
