import { AnswersKept, type AnswersUpdate } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { inTime } from '../in-time.ts'

const TIMEOUT_MS = 15_000

type Calling = Pick<Platform, 'fetch' | 'report'>

/** Saves answers once. Returns what the server has saved, or why it has not. */
export async function saveAnswers(
  { fetch, report }: Calling,
  id: string,
  update: AnswersUpdate,
): Promise<AnswersKept | 'waiting' | 'closed'> {
  try {
    const response = await inTime(TIMEOUT_MS, (signal) =>
      fetch(`/attempts/${id}/answers`, { ...json(update), method: 'PUT', signal }),
    )
    if (response.status === 409 || response.status === 404) return 'closed'
    if (!response.ok) throw new Error(`answers were answered with status ${response.status}`)
    return AnswersKept.parse(await response.json())
  } catch (error) {
    report(error)
    return 'waiting'
  }
}

/**
 * Returns whether the server has received the attempt. The server grades it once, however often it is sent, so a
 * request whose response was lost can be repeated.
 */
export async function handInAttempt(
  { fetch, report }: Calling,
  id: string,
  update: AnswersUpdate,
): Promise<boolean> {
  try {
    const response = await inTime(TIMEOUT_MS, (signal) =>
      fetch(`/attempts/${id}/submit`, { ...json(update), method: 'POST', signal }),
    )
    if (response.ok || response.status === 404) return true
    throw new Error(`handing in was answered with status ${response.status}`)
  } catch (error) {
    report(error)
    return false
  }
}

function json(body: object): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
