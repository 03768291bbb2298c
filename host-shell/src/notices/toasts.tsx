import { useEffect, useState, type ComponentType } from 'react'
import { useStore } from '@nanostores/react'
import type { ToastRegion } from '@platform/shared-ui/toast'
import { useShell } from '../app/shell-services.ts'
import type { Notices } from './notices.ts'

/**
 * Fetched with the first notice, and for somebody signed in before it: they may have no network by then. What cannot be
 * fetched takes nothing else with it, and is tried again with the next notice. Once there the region stays, so that
 * screen readers hear what comes into it.
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
