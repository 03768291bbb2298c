import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { callApi } from '@platform/shared-contracts/client'
import { useShell } from '../app/shell-services.ts'
import { forgetTablet, readTabletKey, storeTabletKey } from '../lib/tablet-device.ts'

const GONE = 410

type TabletState =
  | { readonly kind: 'loading' | 'none' | 'gone' | 'failed' }
  | { readonly kind: 'open'; readonly key: string; readonly name: string; readonly company: string }

/** The shared tablet that this device is: from the link that was opened here, or from before. */
export function useTablet() {
  const { fetch } = useShell()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<TabletState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const forget = useCallback(() => {
    forgetTablet()
    setState({ kind: 'gone' })
  }, [])

  useEffect(() => {
    // The key leaves the address, where anyone who passes would read it.
    if (storeTabletKey(hash.slice(1))) return void navigate('/tablet', { replace: true })
    const key = readTabletKey()
    if (key === null) return setState({ kind: 'none' })
    let isWanted = true
    setState({ kind: 'loading' })
    void callApi(
      fetch,
      { url: '/tablet', method: 'POST', body: { key } },
      { schema: async () => (await import('@platform/shared-contracts/http')).TabletInfo },
    ).then(({ data, error }) => {
      if (!isWanted) return
      if (data) setState({ kind: 'open', key, ...data })
      else if (error?.status === GONE) forget()
      else setState({ kind: 'failed' })
    })
    return () => {
      isWanted = false
    }
  }, [attempt, fetch, forget, hash, navigate])

  return { state, forget, retry: () => setAttempt(attempt + 1) }
}
