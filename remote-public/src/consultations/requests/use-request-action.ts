import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'
import { useState } from 'react'
import { timeRequestMessages } from './time-requests.messages.ts'

interface Action {
  readonly body?: object
  /** What is said when it is done. */
  readonly done: string
}

/** What a person does with a request; `error` says why it did not work. */
export function useRequestAction(id: string, onChanged: () => void) {
  const m = useStore(timeRequestMessages)
  const { fetch, notify } = usePlatform()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function request(action: 'accept' | 'withdraw', { body, done }: Action) {
    setBusy(true)
    const url = `/consultations/requests/${id}/${action}`
    const { error: refusal } = await callApi(fetch, { url, method: 'POST', ...(body && { body }) })
    setBusy(false)
    setError(refusal ? (refusal.serverMessage ?? m.notDone) : null)
    if (refusal) return
    notify('success', done)
    onChanged()
  }
  return {
    isBusy,
    error,
    send: (action: 'accept' | 'withdraw', options: Action) => void request(action, options),
  }
}
