import { useEffect, useState } from 'react'
import type { Platform } from '@platform/shared-contracts/remote'
import { useShell } from '../app/shell-services.ts'

export interface Loaded<T> {
  /** `undefined` until it is there; what was loaded stays while it is loaded again. */
  readonly value: T | undefined
  readonly hasFailed: boolean
  readonly reload: () => void
  readonly set: (value: T) => void
}

/** Something of the server's, loaded when the page opens. `load` must be the same function at every render. */
export function useLoaded<T>(load: (fetch: Platform['fetch']) => Promise<T>): Loaded<T> {
  const { fetch } = useShell()
  const [value, setValue] = useState<T>()
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isWanted = true
    setFailed(false)
    load(fetch).then(
      (loaded) => isWanted && setValue(loaded),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [fetch, load, turn])

  return { value, hasFailed, reload: () => setTurn(turn + 1), set: setValue }
}
