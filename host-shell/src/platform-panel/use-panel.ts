import { useCallback, useEffect, useState } from 'react'
import type { PanelAnswer } from '@platform/shared-contracts/http'
import { useShell } from '../app/shell-services.ts'
import { fetchPanel } from './panel.api.ts'

export interface Panel {
  /** `null` until the registry has answered; the last answer stays during a reload. */
  readonly answer: PanelAnswer | null
  readonly hasFailed: boolean
  readonly reload: () => void
}

export function usePanel(): Panel {
  const { fetch } = useShell()
  const [answer, setAnswer] = useState<PanelAnswer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isWanted = true
    setFailed(false)
    fetchPanel(fetch).then(
      (loaded) => isWanted && setAnswer(loaded),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [fetch, turn])

  const reload = useCallback(() => setTurn((before) => before + 1), [])
  return { answer, hasFailed, reload }
}
