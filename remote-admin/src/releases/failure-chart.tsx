import { useStore } from '@nanostores/react'
import type { RemoteHealth } from '@platform/shared-contracts/http'
import { format, locale } from '@platform/shared-contracts/remote'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { Chart } from '../ui/charts/chart.tsx'
import { releasesMessages } from './releases.messages.ts'
import classes from './releases.module.css'

const HOUR_MS = 60 * 60 * 1000
const TONES = ['danger', 'accent', 'info', 'primary'] as const

interface Props {
  readonly health: RemoteHealth | undefined
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** Failures of each release, hour by hour. */
export function FailureChart({ health, isFailed, onRetry }: Props) {
  const t = useStore(releasesMessages)
  return (
    <section className={classes.section}>
      <h2>{t.failures}</h2>
      {health ? <Failures health={health} /> : isFailed ? <FailedState onRetry={onRetry} /> : <Skeleton />}
    </section>
  )
}

function Failures({ health }: { readonly health: RemoteHealth }) {
  const t = useStore(releasesMessages)
  const { number } = useStore(format)
  const pointOf = useHour(health.since)
  const failing = health.releases.filter(({ failures }) => failures > 0)
  const sum = failing.reduce((total, { failures }) => total + failures, 0)
  if (sum === 0) return <p className={classes.note}>{t.failuresNone}</p>
  return (
    <>
      <p className={classes.note}>{t.failuresSum({ count: sum })}</p>
      <Chart
        kind="bars"
        label={t.failures}
        pointHeader={t.hour}
        points={(failing[0]?.failuresByHour ?? []).map((_, hour) => pointOf(hour))}
        series={failing.map(({ release, failuresByHour }, index) => ({
          label: release,
          tone: TONES[index % TONES.length] ?? 'danger',
          values: failuresByHour,
        }))}
        format={(count) => number(count)}
        formatTick={(count) => number(count)}
      />
    </>
  )
}

function useHour(since: string) {
  const language = useStore(locale)
  const long = new Intl.DateTimeFormat(language, { weekday: 'short', hour: 'numeric' })
  const short = new Intl.DateTimeFormat(language, { hour: 'numeric' })
  return (hour: number) => {
    const start = new Date(Date.parse(since) + hour * HOUR_MS)
    return { label: long.format(start), tick: short.format(start) }
  }
}
