import { useState } from 'react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { Credential } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { useSendCredentialMutation } from './credentials.api.ts'
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
  const { report } = usePlatform()
  const [save, { isLoading: isBusy }] = useSendCredentialMutation()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function send(body: FormData): Promise<boolean> {
    const { error } = await save({ id, body })
    if (!error) return true
    const { status, message, serverMessage, fields } = error as ApiError
    if (status === 0) report(new Error(message))
    setRefusal({ message: serverMessage ?? credentialFormMessages.get().failed, fields: fields ?? NO_FAULTS })
    return false
  }

  const faults = refusal?.fields ?? NO_FAULTS
  /** What no field of the form says. */
  const message = refusal && Object.keys(faults).length === 0 ? refusal.message : null
  return { send, isBusy, faults, message, setRefusal }
}
