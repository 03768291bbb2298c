import { useStore } from '@nanostores/react'
import type { RemoteHealth } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { releasesMessages } from './releases.messages.ts'
import classes from './releases.module.css'

const HOUR_MS = 60 * 60 * 1000
const WIDTH = 720
const HEIGHT = 120
const GAP = 4

interface Props {
  readonly health: RemoteHealth | undefined
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** Failures of each release, hour by hour; the table below says the same in numbers. */
export function FailureChart({ health, isFailed, onRetry }: Props) {
  const t = useStore(releasesMessages)
  return (
    <section className={classes.section}>
      <h2>{t.failures}</h2>
      {health ? <Chart health={health} /> : isFailed ? <FailedState onRetry={onRetry} /> : <Skeleton />}
    </section>
  )
}

function Chart({ health }: { readonly health: RemoteHealth }) {
  const t = useStore(releasesMessages)
  const failing = health.releases.filter(({ failures }) => failures > 0)
  const hours = failing[0]?.failuresByHour.length ?? 0
  const totals = Array.from({ length: hours }, (_, hour) =>
    failing.reduce((sum, { failuresByHour }) => sum + (failuresByHour[hour] ?? 0), 0),
  )
  const sum = totals.reduce((total, one) => total + one, 0)
  if (sum === 0) return <p className={classes.note}>{t.failuresNone}</p>
  const most = Math.max(...totals)
  const step = WIDTH / hours
  return (
    <>
      <p className={classes.note}>{t.failuresSum(sum)}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} aria-hidden="true">
        {totals.map((total, hour) => {
          const height = (total / most) * HEIGHT
          return (
            <rect
              key={hour}
              x={hour * step + GAP / 2}
              y={HEIGHT - Math.max(height, 1)}
              width={step - GAP}
              height={Math.max(height, 1)}
              rx={2}
            />
          )
        })}
      </svg>
      <details>
        <summary>{t.failuresTable}</summary>
        <HourTable since={health.since} failing={failing} />
      </details>
    </>
  )
}

interface TableProps {
  readonly since: string
  readonly failing: RemoteHealth['releases']
}

function HourTable({ since, failing }: TableProps) {
  const t = useStore(releasesMessages)
  const language = useStore(locale)
  const written = new Intl.DateTimeFormat(language, { weekday: 'short', hour: 'numeric' })
  const hours = failing[0]?.failuresByHour.map((_, hour) => hour) ?? []
  const failed = hours.filter((hour) => failing.some(({ failuresByHour }) => (failuresByHour[hour] ?? 0) > 0))
  return (
    <table className={classes.hours}>
      <thead>
        <tr>
          <th scope="col">{t.hour}</th>
          {failing.map(({ release }) => (
            <th key={release} scope="col" className={classes.ref}>
              {release}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {failed.map((hour) => (
          <tr key={hour}>
            <th scope="row">{written.format(new Date(Date.parse(since) + hour * HOUR_MS))}</th>
            {failing.map(({ release, failuresByHour }) => (
              <td key={release}>{failuresByHour[hour]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
