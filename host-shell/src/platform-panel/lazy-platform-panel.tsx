import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { useShell } from '../app/shell-services.ts'
import { maySeePanel } from '../lib/may-see-panel.rule.ts'
import type { RemoteRecord } from '../federation/remote-log.ts'

/** In the address while the panel loads the document again, so that it is open afterwards. */
const HASH = '#platform-panel'

const PlatformPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "platform-panel" */ './platform-panel.tsx')).PlatformPanel,
}))

/** `platform dev` prints one with the address of its server behind it, which the panel's form then holds. */
function isPanelAddress(): boolean {
  return location.hash === HASH || location.hash.startsWith(`${HASH}=`)
}

interface LazyPlatformPanelProps {
  readonly records: () => readonly RemoteRecord[]
  /** Draws whatever opens it. */
  readonly children: (open: () => void) => ReactNode
}

/** Mounts the platform panel for super admins and operators (spec section 2); no other user fetches its code. */
export function LazyPlatformPanel({ records, children }: LazyPlatformPanelProps) {
  const { session } = useShell()
  const { user } = useStore(session.state)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(isPanelAddress()), [])
  const loadAgain = () => {
    history.replaceState(history.state, '', HASH)
    location.reload()
  }
  const close = () => {
    if (isPanelAddress()) history.replaceState(history.state, '', location.pathname + location.search)
    setOpen(false)
  }
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && user && maySeePanel(user) && (
        <Suspense>
          <PlatformPanel
            isOperator={user.isOperator}
            records={records}
            loadAgain={loadAgain}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
