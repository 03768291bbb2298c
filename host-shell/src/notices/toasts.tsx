import { lazy, Suspense, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Notices } from './notices.ts'

const ToastRegion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toasts" */ '@platform/shared-ui/toast')).ToastRegion,
}))

/** Fetched with the first notice; then the region stays, so that screen readers hear what comes into it. */
export function Toasts({ notices }: { readonly notices: Notices }) {
  const list = useStore(notices.list)
  const [isNeeded, setNeeded] = useState(false)
  if (list.length > 0 && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastRegion notices={list} onDismiss={notices.dismiss} />
    </Suspense>
  )
}
