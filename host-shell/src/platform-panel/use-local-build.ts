import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { PanelAnswer } from '@platform/shared-contracts/http'
import { useShell } from '../app/shell-services.ts'
import { endOverride, readLocalBuild, startOverride } from './panel.api.ts'
import { localServerMessages } from './panel.messages.ts'

const MINUTE_MS = 60_000

export interface Reloads {
  /** Loads the document again. */
  readonly loadAgain: () => void
  /** Asks the registry again. */
  readonly reload: () => void
}

export interface LocalBuild {
  readonly isBusy: boolean
  readonly failure: string | null
  readonly dismiss: () => void
  readonly start: (url: string, minutes: number) => void
  readonly end: () => void
}

/**
 * Takes one remote from this machine, in two steps: the server allows this session's pages to read from the address,
 * and the page, loaded again under that rule, reads the build there and hands it over.
 */
export function useLocalBuild(override: PanelAnswer['override'], { loadAgain, reload }: Reloads): LocalBuild {
  const { fetch } = useShell()
  const t = useStore(localServerMessages)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const run = async (task: () => Promise<unknown>, otherwise: string) => {
    setBusy(true)
    setFailure(null)
    try {
      await task()
      loadAgain()
    } catch (error) {
      setBusy(false)
      setFailure(error instanceof Error && error.message ? `${otherwise} ${error.message}` : otherwise)
    }
  }

  const read = async (url: string, expiresAt: string) => {
    const manifest = await readLocalBuild(url).catch(async () => {
      await endOverride(fetch)
      reload()
      throw new Unreadable()
    })
    const minutes = Math.max(1, Math.round((Date.parse(expiresAt) - Date.now()) / MINUTE_MS))
    await startOverride(fetch, { url, minutes, manifest })
  }

  const pending = override?.remote === null ? override : null
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!pending || hasStarted.current) return
    hasStarted.current = true
    const { url, expiresAt } = pending
    void run(() => read(url, expiresAt), t.unreadable({ url }))
  })

  return {
    isBusy,
    failure,
    dismiss: () => setFailure(null),
    start: (url, minutes) => void run(() => startOverride(fetch, { url, minutes }), t.failed),
    end: () => void run(() => endOverride(fetch), t.failed),
  }
}

/** The catalog's sentence says it all. */
class Unreadable extends Error {
  constructor() {
    super('')
  }
}
