import { QuizAttempt } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { createAutosave } from './attempt-autosave.ts'
import { forgetUnsent, unsentAttempts } from './draft-storage.ts'
import { attemptsOnScreen } from './on-screen.ts'

/** Sends what waits of attempts that are not on the screen, and hands in what was to be handed in. */
export async function sendAttempts(platform: Platform, owner: string, onEnd: () => void): Promise<void> {
  for (const id of unsentAttempts(owner)) {
    if (attemptsOnScreen.has(id)) continue
    const attempt = await readAttempt(platform, id)
    if (!attempt) continue
    if (attempt === 'unknown') forgetUnsent(owner, id)
    else if (attempt.state === 'open') await sendOne(platform, attempt, onEnd)
    else {
      forgetUnsent(owner, id)
      onEnd()
    }
  }
}

async function sendOne(platform: Platform, attempt: QuizAttempt, onEnd: () => void): Promise<void> {
  const autosave = createAutosave(platform, attempt, { onEnd })
  await autosave.flush()
  autosave.stop()
}

async function readAttempt(platform: Platform, id: string): Promise<QuizAttempt | 'unknown' | null> {
  try {
    const response = await platform.fetch(`/attempts/${encodeURIComponent(id)}`)
    if (response.status === 404) return 'unknown'
    if (!response.ok) throw new Error(`attempt ${id} was answered with status ${response.status}`)
    return QuizAttempt.parse(await response.json())
  } catch (error) {
    platform.report(error)
    return null
  }
}
