import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RemotesHere } from './remotes-here.ts'

/** How often a page that stays open asks; a visitor who leaves before never does. */
const EVERY_MS = 5 * 60_000

const UpdateNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "update" */ './update-notice.tsx')).UpdateNotice,
}))

/** Counts the moments at which to ask whether something newer has come: while the page is looked at, or as it is again. */
export function LazyUpdateNotice({ remotes }: { readonly remotes: RemotesHere }) {
  const [looks, setLooks] = useState(0)
  const lastInputPath = useRef('')
  useEffect(() => {
    let last = Date.now()
    const checkForUpdate = () => {
      if (document.hidden || Date.now() - last < EVERY_MS) return
      last = Date.now()
      setLooks((count) => count + 1)
    }
    const note = () => void (lastInputPath.current = location.pathname)
    const timer = setInterval(checkForUpdate, EVERY_MS)
    document.addEventListener('visibilitychange', checkForUpdate)
    document.addEventListener('input', note)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkForUpdate)
      document.removeEventListener('input', note)
    }
  }, [])
  if (looks === 0) return null
  return (
    <Suspense>
      <UpdateNotice
        remotes={remotes}
        looks={looks}
        hasTyped={() => lastInputPath.current === location.pathname}
      />
    </Suspense>
  )
}
