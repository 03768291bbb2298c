import { useSyncExternalStore } from 'react'
import { usePlatform, type InstallOffer } from '@platform/shared-contracts/remote'
import { installWay, type InstallWay } from './install-way.rule.ts'

const STANDALONE = '(display-mode: standalone)'

/** How this device can keep the site now, and the browser's offer if it is by a button. */
export function useInstall(): { readonly way: InstallWay; readonly offer: InstallOffer | null } {
  const { install } = usePlatform()
  const offer = useSyncExternalStore(install?.subscribe ?? never, install?.offer ?? none, none)
  const isInstalled = useSyncExternalStore(subscribeToMode, isStandalone, () => true)
  const { standalone, maxTouchPoints: touchPoints } = globalThis.navigator as AppleNavigator
  const isApple = standalone !== undefined
  return { way: installWay({ isInstalled, hasOffer: offer !== null, isApple, touchPoints }), offer }
}

/** Only the browsers of iPhone and iPad define it. */
type AppleNavigator = Navigator & { readonly standalone?: boolean }

const never = () => () => undefined
const none = () => null

/** A window in which the site was just installed becomes one of the app without loading the page again. */
function subscribeToMode(onChange: () => void): () => void {
  const mode = window.matchMedia?.(STANDALONE)
  mode?.addEventListener('change', onChange)
  return () => mode?.removeEventListener('change', onChange)
}

function isStandalone(): boolean {
  return (
    (window.matchMedia?.(STANDALONE).matches ?? false) || (navigator as AppleNavigator).standalone === true
  )
}
