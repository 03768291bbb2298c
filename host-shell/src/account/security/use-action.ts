import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Answer } from './security.api.ts'
import { securityMessages } from './security.messages.ts'

export interface Action {
  readonly isBusy: boolean
  readonly failure: string | null
  readonly dismiss: () => void
  /** Answers the value, or `null` when it failed: then `failure` says why. */
  readonly run: <T>(send: () => Promise<Answer<T>>, otherwise?: string) => Promise<T | null>
}

/** The states of a button or form that changes one thing. */
export function useAction(): Action {
  const t = useStore(securityMessages)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  return {
    isBusy,
    failure,
    dismiss: () => setFailure(null),
    run: async (send, otherwise = t.failed) => {
      setBusy(true)
      setFailure(null)
      const answer = await send()
      setBusy(false)
      if (answer.ok) return answer.value
      setFailure(answer.message ?? otherwise)
      return null
    },
  }
}
