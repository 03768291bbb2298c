import { useState } from 'react'
import { messageOf, readJson } from '../lib/answer.ts'

/** What came of a call, in words for the person where it failed. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly message: string }

export interface Submit {
  readonly isBusy: boolean
  readonly isDone: boolean
  readonly failure: string | null
  readonly dismiss: () => void
  readonly run: (send: () => Promise<Outcome>) => Promise<void>
}

/** The states of a form that sends one thing. */
export function useSubmit(): Submit {
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const run = async (send: () => Promise<Outcome>) => {
    if (isBusy) return
    setBusy(true)
    setDone(false)
    setFailure(null)
    const outcome = await send()
    setBusy(false)
    if (outcome.ok) setDone(true)
    else setFailure(outcome.message)
  }
  const dismiss = () => {
    setFailure(null)
    setDone(false)
  }
  return { isBusy, isDone, failure, dismiss, run }
}

/** Sends, and reads a failure: the server's own sentence, else `otherwise`. */
export async function outcomeOf(send: () => Promise<Response>, otherwise: string): Promise<Outcome> {
  try {
    const response = await send()
    const body = response.bodyUsed ? null : await readJson(response)
    return response.ok ? { ok: true } : { ok: false, message: messageOf(body) || otherwise }
  } catch {
    return { ok: false, message: otherwise }
  }
}
