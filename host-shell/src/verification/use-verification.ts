import { useEffect, useState } from 'react'
import { useShell, type ShellSession } from '../app/shell-services.ts'
import { jsonBody, readJson } from '../lib/answer.ts'

type Stage = 'waiting' | 'checking' | 'verified' | 'expired' | 'failed'

export interface Verification {
  readonly stage: Stage
  readonly retry: () => void
}

/** POST /auth/verify-email with the token of the mail. Without a token it waits for the person to open the mail. */
export function useVerification(token: string | null): Verification {
  const { session } = useShell()
  const [stage, setStage] = useState<Stage>(token ? 'checking' : 'waiting')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!token) return
    let isWanted = true
    const show = (next: Stage) => isWanted && setStage(next)
    show('checking')
    verify(session.call, token).then(show, () => show('failed'))
    return () => {
      isWanted = false
    }
  }, [token, session, attempt])

  return { stage, retry: () => setAttempt(attempt + 1) }
}

async function verify(call: ShellSession['call'], token: string): Promise<Stage> {
  const response = await call('/auth/verify-email', jsonBody({ token }))
  await readJson(response)
  if (response.ok) return 'verified'
  return response.status === 429 || response.status >= 500 ? 'failed' : 'expired'
}
