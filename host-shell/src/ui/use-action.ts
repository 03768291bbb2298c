import { useRef, useState } from 'react'
import type { ApiResult } from '@platform/shared-contracts/client'

export interface Action {
  readonly isBusy: boolean
  /** The server's message about the last failure, else the caller's. */
  readonly failure: string | null
  readonly dismiss: () => void
  /** Busy until `send` ends, including what it does after the response. A call while it is busy is rejected. */
  readonly run: <T>(send: () => Promise<ApiResult<T>>, otherwise: string) => Promise<ApiResult<T> | Refused>
}

interface Refused {
  readonly error: 'busy'
  readonly data?: undefined
}

/** The states of a button that changes one thing. A form has its own (shared-ui/form). */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // A second click can come before the busy button is rendered.
  const isRunning = useRef(false)
  return {
    isBusy,
    failure,
    dismiss: () => setFailure(null),
    run: async (send, otherwise) => {
      if (isRunning.current) return { error: 'busy' }
      isRunning.current = true
      setBusy(true)
      setFailure(null)
      try {
        const result = await send()
        if (result.error) setFailure(result.error.serverMessage ?? otherwise)
        return result
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
  }
}
