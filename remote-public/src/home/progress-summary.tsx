import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { readApi } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'
import { CATALOG } from '../app/catalog.ts'
import styles from './hero.module.css'
import { memberMessages } from './member.messages.ts'
import { countProgress, type ProgressCount } from './progress-count.rule.ts'

interface ProgressSummaryProps {
  /** The email of the person whose progress may be requested, else `null`. */
  readonly email: string | null
}

/** The person's progress. Its space is reserved while the response loads, and stays if none arrives. */
export function ProgressSummary({ email }: ProgressSummaryProps) {
  const m = useStore(memberMessages)
  const count = useProgressCount(email)
  return (
    <aside className={styles.panel} aria-labelledby="your-progress">
      <h2 id="your-progress">{m.yourProgress}</h2>
      <div className={styles.meter}>
        <ProgressRing count={count} />
        <div>
          <p>{count ? m.progressOf({ done: count.completed, all: CATALOG.length }) : m.progressUnknown}</p>
          <p className={styles.muted}>{count && <NextStep count={count} />}</p>
        </div>
      </div>
    </aside>
  )
}

function NextStep({ count }: { readonly count: ProgressCount }) {
  const m = useStore(memberMessages)
  if (count.completed >= CATALOG.length) return m.progressAll
  return count.inProgress > 0 ? m.progressNext({ count: count.inProgress }) : m.progressStart
}

function ProgressRing({ count }: { readonly count: ProgressCount | null }) {
  const share = count ? Math.min(1, count.completed / CATALOG.length) : 0
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="45" />
      {share > 0 && (
        <circle
          className={styles.ringValue}
          cx="50"
          cy="50"
          r="45"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
        />
      )}
      <text x="50" y="60">
        {count?.completed}
      </text>
    </svg>
  )
}

const PROGRESS = { parse: countProgress }

function useProgressCount(email: string | null): ProgressCount | null {
  const { fetch } = usePlatform()
  const [count, setCount] = useState<ProgressCount | null>(null)
  useEffect(() => {
    if (email === null) return
    const controller = new AbortController()
    const { signal } = controller
    const path = `/progress?email=${encodeURIComponent(email)}`
    // The summary is an extra: the page is complete without it, and /progress reports what went wrong.
    void readApi(fetch, path, PROGRESS, signal).then(({ data }) => {
      if (!signal.aborted) setCount(data ?? null)
    })
    return () => controller.abort()
  }, [fetch, email])
  return count
}
