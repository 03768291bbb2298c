import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Credential, Problem } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { credentialsApi } from './credentials.api.ts'
import { credentialFormMessages } from './credentials.messages.ts'

/** `fields` by the name of the form's field. */
interface Refusal {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

const NO_FAULTS: Readonly<Record<string, string>> = {}

/** Sends the form with its file; `saved` is the one that it corrects. Answers whether the server took it. */
export function useSendCredential(saved: Credential | null) {
  const id = saved?.id ?? null
  const platform = usePlatform()
  const dispatch = useDispatch()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function send(form: FormData): Promise<boolean> {
    setBusy(true)
    try {
      const path = id === null ? '/credentials' : `/credentials/${encodeURIComponent(id)}`
      const answer = await platform.fetch(path, { method: id === null ? 'POST' : 'PUT', body: form })
      const body: unknown = await answer.json()
      if (!answer.ok) return refuse(body)
      Credential.parse(body)
      dispatch(credentialsApi.util.invalidateTags(['Credential']))
      return true
    } catch (error) {
      platform.report(error)
      return refuse(null)
    } finally {
      setBusy(false)
    }
  }

  function refuse(body: unknown): false {
    const problem = Problem.safeParse(body)
    const message = credentialFormMessages.get().failed
    setRefusal(problem.success ? { fields: {}, ...problem.data } : { message, fields: {} })
    return false
  }

  const faults = refusal?.fields ?? NO_FAULTS
  /** What no field of the form says. */
  const message = refusal && Object.keys(faults).length === 0 ? refusal.message : null
  return { send, isBusy, faults, message, setRefusal }
}
