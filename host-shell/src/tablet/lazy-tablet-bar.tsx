import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import { useShell } from '../app/shell-services.ts'

const TabletBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tablet-bar" */ './tablet-bar.tsx')).TabletBar,
}))

/** Only in a session on a shared tablet. */
export function LazyTabletBar() {
  const { user } = useStore(useShell().session.state)
  if (!user?.isOnTablet) return null
  return (
    <Suspense>
      <TabletBar user={user} />
    </Suspense>
  )
}
