import { useCallback, useEffect, useRef, useState } from 'react'
import { usePlatform, type Platform } from '@platform/shared-contracts/remote'
import { fetchRoster } from './gate-requests.ts'
import { forgetDevice, readDevice, saveDevice, type GateDevice } from './gate-device.ts'

const REFRESH_MS = 5 * 60_000
const GONE = 410
/** A key that cannot be one, from a link that was cut. */
const NO_KEY = 422

export type GateState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'open'
      readonly device: GateDevice
      readonly hasFailed: boolean
      readonly isBusy: boolean
    }

export interface GateOfDevice {
  readonly state: GateState
  readonly refresh: (limitMs?: number) => Promise<GateDevice | null>
  readonly forget: () => void
}

/** The gate that this device is: from the link that was opened here, or from before. */
export function useGate(): GateOfDevice {
  const { fetch, report } = usePlatform()
  const [state, setState] = useState<GateState>({ kind: 'loading' })
  const device = useRef<GateDevice | null>(null)
  const show = useCallback((shown: GateDevice, changes: { hasFailed?: boolean; isBusy?: boolean } = {}) => {
    device.current = shown
    setState({ kind: 'open', device: shown, hasFailed: false, isBusy: false, ...changes })
  }, [])
  const forget = useCallback(
    (kind: 'gone' | 'none') => {
      device.current = null
      setState({ kind })
      forgetDevice().catch(report)
    },
    [report],
  )
  const refresh = useCallback(
    async (limitMs?: number) => {
      const sent = device.current
      if (!sent) return null
      show(sent, { isBusy: true })
      const answer = await answerFor(fetch, sent, limitMs)
      // Meanwhile the tablet was stopped, or got another key.
      if (device.current?.key !== sent.key) return null
      if (answer === 'gone') forget('gone')
      else show(answer ?? device.current, { hasFailed: answer === null })
      if (answer !== null && answer !== 'gone') await saveDevice(answer).catch(report)
      return device.current
    },
    [fetch, forget, report, show],
  )
  useEffect(() => {
    let isOver = false
    void openedDevice()
      .catch(report)
      .then((opened) => {
        if (isOver) return
        if (!opened) return setState({ kind: 'none' })
        show(opened, { isBusy: true })
        void refresh()
      })
    return () => void (isOver = true)
  }, [refresh, report, show])
  useRefreshes(refresh)
  return { state, refresh, forget: () => forget('none') }
}

async function answerFor(fetch: Platform['fetch'], sent: GateDevice, limitMs?: number) {
  const { data, error } = await fetchRoster(fetch, sent.key, limitMs)
  if (data) return { key: sent.key, roster: data, receivedAt: Date.now() }
  return [GONE, NO_KEY].includes(error.status) ? 'gone' : null
}

/** The key of a link is taken out of the address bar, where people would see it. */
async function openedDevice(): Promise<GateDevice | undefined> {
  const key = location.hash.slice(1)
  const stored = await readDevice()
  if (key === '') return stored
  history.replaceState(history.state, '', location.pathname + location.search)
  if (stored?.key === key) return stored
  const device = { key, roster: null, receivedAt: 0 }
  await saveDevice(device)
  // Otherwise a browser that needs space may delete it.
  await navigator.storage?.persist?.()
  return device
}

/** Every few minutes, and when the tablet is used again or gets a network. */
function useRefreshes(refresh: GateOfDevice['refresh']): void {
  useEffect(() => {
    const again = () => void (document.visibilityState === 'visible' && refresh())
    const timer = setInterval(again, REFRESH_MS)
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [refresh])
}
