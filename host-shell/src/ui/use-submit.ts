import { useState } from 'react'
import { codeOf, fieldsOf, messageOf, readJson } from '../lib/answer.ts'

/** What came of a call, in words for the person where it failed. */
export type Outcome =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly message: string
      readonly code?: string | null
      /** What is wrong at a field of the request, by its name there. */
      readonly fields?: Readonly<Record<string, string>>
    }

const NO_FIELDS = {}

export interface Submit {
  readonly isBusy: boolean
  readonly isDone: boolean
  readonly failure: string | null
  /** What the server said of single fields, until the next try. */
  readonly fields: Readonly<Record<string, string>>
  readonly dismiss: () => void
  readonly run: (send: () => Promise<Outcome>) => Promise<void>
}

/** The states of a form that sends one thing. */
export function useSubmit(): Submit {
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [fields, setFields] = useState<Submit['fields']>(NO_FIELDS)

  const run = async (send: () => Promise<Outcome>) => {
    if (isBusy) return
    setBusy(true)
    setDone(false)
    setFailure(null)
    setFields(NO_FIELDS)
    const outcome = await send()
    setBusy(false)
    if (outcome.ok) return setDone(true)
    setFailure(outcome.message)
    setFields(outcome.fields ?? NO_FIELDS)
  }
  const dismiss = () => {
    setFailure(null)
    setDone(false)
  }
  return { isBusy, isDone, failure, fields, dismiss, run }
}

/** Sends, and reads a failure: the server's own sentence, else `otherwise`. */
export async function outcomeOf(send: () => Promise<Response>, otherwise: string): Promise<Outcome> {
  try {
    const response = await send()
    const body = response.bodyUsed ? null : await readJson(response)
    return response.ok ? { ok: true } : refusalOf(body, otherwise)
  } catch {
    return { ok: false, message: otherwise }
  }
}

/** The sentence at the field is the clearer one: the answer's own names the field as the request does. */
function refusalOf(body: unknown, otherwise: string): Outcome {
  const fields = fieldsOf(body)
  const message = Object.values(fields)[0] ?? (messageOf(body) || otherwise)
  return { ok: false, message, code: codeOf(body), fields }
}
