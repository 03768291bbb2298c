import { useStore } from '@nanostores/react'
import type { TrafficReport } from '@platform/shared-contracts/http'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { DAY, format } from '../lib/format.ts'
import { trafficMessages } from './traffic.messages.ts'
import classes from './traffic.module.css'

const DAY_MS = 24 * 60 * 60 * 1000
const WIDTH = 900
const HEIGHT = 180

/** Noon of a day of the report, so that no zone shows another day. */
export function dayAt(since: string, index: number): Date {
  return new Date(Date.parse(since) + index * DAY_MS + DAY_MS / 2)
}

/** A bar for each day; the table below says the same in numbers. */
export function DayChart({ report }: { readonly report: TrafficReport }) {
  const t = useStore(trafficMessages)
  const { number, time } = useStore(format)
  const { byDay, since, views } = report
  const most = Math.max(...byDay, 1)
  const step = WIDTH / byDay.length
  const shown = (index: number) => time(dayAt(since, index), { ...DAY, timeZone: 'UTC' })
  return (
    <section className={classes.section}>
      <h2>{t.byDay}</h2>
      {views === 0 ? (
        <EmptyState>{t.none}</EmptyState>
      ) : (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} aria-hidden="true">
            {byDay.map((count, index) => {
              const height = (count / most) * HEIGHT
              return (
                <rect
                  key={index}
                  x={index * step + step * 0.15}
                  y={HEIGHT - height}
                  width={step * 0.7}
                  height={height}
                  rx={2}
                >
                  <title>{`${shown(index)}: ${number(count)}`}</title>
                </rect>
              )
            })}
          </svg>
          <p className={classes.ends}>
            <span>{shown(0)}</span>
            <span>{shown(byDay.length - 1)}</span>
          </p>
          <details>
            <summary>{t.byDayTable}</summary>
            <table className={classes.days}>
              <thead>
                <tr>
                  <th scope="col">{t.day}</th>
                  <th scope="col">{t.views}</th>
                </tr>
              </thead>
              <tbody>
                {byDay.map((count, index) => (
                  <tr key={index}>
                    <th scope="row">{shown(index)}</th>
                    <td>{number(count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  )
}
