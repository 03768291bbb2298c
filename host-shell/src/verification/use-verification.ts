import { useEffect, useState } from 'react'
import { useShell, type ShellSession } from '../app/shell-services.ts'
import { codeOf, jsonBody, readJson } from '../lib/answer.ts'
import { outcomeOf, type Outcome } from '../ui/use-submit.ts'

type Stage = 'waiting' | 'checking' | 'verified' | 'expired' | 'failed' | 'password'

export interface Verification {
  readonly stage: Stage
  readonly retry: () => void
  /** In another browser than the registration's: the password that was chosen there. */
  readonly confirm: (password: string, otherwise: string) => Promise<Outcome>
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

  const confirm: Verification['confirm'] = async (password, otherwise) => {
    const outcome = await outcomeOf(
      () => session.call('/auth/verify-email', jsonBody({ token, password })),
      otherwise,
    )
    if (outcome.ok) setStage('verified')
    else if (outcome.code === 'link-expired') setStage('expired')
    return outcome
  }
  return { stage, retry: () => setAttempt(attempt + 1), confirm }
}

async function verify(call: ShellSession['call'], token: string): Promise<Stage> {
  const response = await call('/auth/verify-email', jsonBody({ token }))
  const body = await readJson(response)
  if (response.ok) return 'verified'
  if (codeOf(body) === 'password-needed') return 'password'
  return response.status === 429 || response.status >= 500 ? 'failed' : 'expired'
}
