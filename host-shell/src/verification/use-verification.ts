import { useEffect, useState } from 'react'
import { callApi, type ApiResult } from '@platform/shared-contracts/client'
import { useShell, type ShellSession } from '../app/shell-services.ts'

type Stage = 'waiting' | 'checking' | 'verified' | 'expired' | 'failed' | 'password'

export interface Verification {
  readonly stage: Stage
  readonly retry: () => void
  /** In another browser than the registration's: the password that was chosen there. */
  readonly confirm: (password: string) => Promise<ApiResult<null>>
}

const PATH = '/auth/verify-email'

/** POST /auth/verify-email with the token of the email. Without a token it waits for the user to open the email. */
export function useVerification(token: string | null): Verification {
  const { session } = useShell()
  const [stage, setStage] = useState<Stage>(token ? 'checking' : 'waiting')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!token) return
    let isWanted = true
    setStage('checking')
    void verify(session.call, token).then((next) => isWanted && setStage(next))
    return () => {
      isWanted = false
    }
  }, [token, session, attempt])

  const confirm: Verification['confirm'] = async (password) => {
    const result = await callApi(session.call, { url: PATH, method: 'POST', body: { token, password } })
    if (!result.error) setStage('verified')
    else if (result.error.code === 'link-expired') setStage('expired')
    return result
  }
  return { stage, retry: () => setAttempt(attempt + 1), confirm }
}

async function verify(call: ShellSession['call'], token: string): Promise<Stage> {
  const { status, error } = await callApi(call, { url: PATH, method: 'POST', body: { token } })
  if (!error) return 'verified'
  if (error.code === 'password-needed') return 'password'
  return status === 0 || status === 429 || status >= 500 ? 'failed' : 'expired'
}
