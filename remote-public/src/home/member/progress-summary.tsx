import { useStore } from '@nanostores/react'
import { useAnswer } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import styles from '../hero.module.css'
import { memberMessages } from './member.messages.ts'
import { countMeasured, countProgress, type ProgressCount } from './progress-count.rule.ts'

interface ProgressSummaryProps {
  /** The email of the person whose progress may be requested, else `null`. */
  readonly email: string | null
}

/** The person's progress. Its space is reserved while the response loads, and stays if none arrives. */
export function ProgressSummary({ email }: ProgressSummaryProps) {
  return email === null ? <Summary measured={null} selfReported={null} /> : <OwnProgress email={email} />
}

const PROGRESS = { parse: countProgress }
const MEASURED = { parse: countMeasured }

/** An extra: the page is complete without it, and /progress reports what went wrong. */
function OwnProgress({ email }: { readonly email: string }) {
  const { fetch } = usePlatform()
  const path = `/progress?email=${encodeURIComponent(email)}`
  const selfReported = useAnswer({ fetch, path, schema: PROGRESS }).data
  const measured = useAnswer({ fetch, path: '/training/record', schema: MEASURED }).data
  return <Summary measured={measured} selfReported={selfReported} />
}

interface SummaryProps {
  /** What the server measured: the only count that counts. */
  readonly measured: ProgressCount | null
  /** The learner's own notes, which count for nothing and say so. */
  readonly selfReported: ProgressCount | null
}

function Summary({ measured: count, selfReported }: SummaryProps) {
  const m = useStore(memberMessages)
  const noted = selfReported?.completed ?? 0
  return (
    <aside className={styles.panel} aria-labelledby="your-progress">
      <h2 id="your-progress">{m.yourProgress}</h2>
      <div className={styles.meter}>
        <ProgressRing count={count} />
        <div>
          <p>
            {count ? m.progressOf({ done: count.completed, all: CORE_MODULES.length }) : m.progressUnknown}
          </p>
          <p className={styles.muted}>{count && <NextStep count={count} />}</p>
          {noted > 0 && (
            <p className={styles.muted}>{m.selfReported({ done: noted, all: CORE_MODULES.length })}</p>
          )}
        </div>
      </div>
    </aside>
  )
}

function NextStep({ count }: { readonly count: ProgressCount }) {
  const m = useStore(memberMessages)
  if (count.completed >= CORE_MODULES.length) return m.progressAll
  return count.inProgress > 0 ? m.progressNext({ count: count.inProgress }) : m.progressStart
}

function ProgressRing({ count }: { readonly count: ProgressCount | null }) {
  const share = count ? Math.min(1, count.completed / CORE_MODULES.length) : 0
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
