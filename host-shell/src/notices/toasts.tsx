import { useEffect, useState, type ComponentType } from 'react'
import { useStore } from '@nanostores/react'
import type { ToastRegion } from '@platform/shared-ui/toast'
import { useShell } from '../app/shell-services.ts'
import type { Notices } from './notices.ts'

/**
 * Loaded with the first notice, or in advance for a signed-in user, who may be offline by then. A failed load affects
 * nothing else and is retried with the next notice. Once loaded, the region stays mounted, so that screen readers
 * announce what is added to it.
 */
export function Toasts({ notices }: { readonly notices: Notices }) {
  const { session } = useShell()
  const list = useStore(notices.list)
  const isSignedIn = useStore(session.state).status === 'signedIn'
  const Region = useToastRegion(isSignedIn, list.length)
  return Region && <Region notices={list} onDismiss={notices.dismiss} />
}

type Region = ComponentType<Parameters<typeof ToastRegion>[0]>

function useToastRegion(isSignedIn: boolean, waiting: number): Region | null {
  const { report } = useShell()
  const [region, setRegion] = useState<{ readonly Region: Region } | null>(null)
  const isMissing = region === null && (isSignedIn || waiting > 0)
  useEffect(() => {
    if (!isMissing) return
    import(/* webpackChunkName: "toasts" */ '@platform/shared-ui/toast').then(
      (loaded) => setRegion({ Region: loaded.ToastRegion }),
      report,
    )
  }, [isMissing, waiting, report])
  return region?.Region ?? null
}
