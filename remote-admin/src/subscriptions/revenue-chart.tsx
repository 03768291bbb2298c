import { useStore } from '@nanostores/react'
import type { SubscriptionMonth } from '@platform/shared-contracts/http'
import { format } from '../lib/format.ts'
import { barsOf, scaleOf } from './bars.rule.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import { useDollars } from './use-dollars.ts'
import { useMonthName } from './use-month-name.ts'
import classes from './subscriptions.module.css'

const FRAME = { width: 1080, height: 300, left: 100 }
const FOOT = 48
const HEAD = 24

/** Shows the numbers of the table below as a chart. */
export function RevenueChart({ months }: { readonly months: readonly SubscriptionMonth[] }) {
  const t = useStore(subscriptionsMessages)
  const { number } = useStore(format)
  const dollars = useDollars()
  const nameOf = useMonthName()
  const scale = scaleOf(Math.max(...months.map(({ revenueCents }) => revenueCents)))
  const top = scale.at(-1) ?? 0
  const bars = barsOf(
    months.map(({ revenueCents }) => revenueCents),
    top,
    FRAME,
  )
  const [first, last] = [months[0], months.at(-1)].map((one) => one && nameOf(one.month, 'long'))
  // Label only as many months as fit without overlapping.
  const every = Math.ceil(months.length / 12)
  return (
    <svg
      className={classes.chart}
      viewBox={`0 ${-HEAD} ${FRAME.width} ${FRAME.height + FOOT + HEAD}`}
      role="img"
      aria-label={t.chartLabel({ first: first ?? '', last: last ?? '' })}
    >
      {scale.map((value) => {
        const y = top > 0 ? FRAME.height - (value / top) * FRAME.height : FRAME.height
        return (
          <g key={value}>
            <line className={classes.line} x1={FRAME.left} x2={FRAME.width} y1={y} y2={y} />
            <text className={classes.tick} x={FRAME.left - 8} y={y + 4} textAnchor="end">
              {number(value / 100, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })}
            </text>
          </g>
        )
      })}
      {months.map(({ month, revenueCents, active }, index) => {
        const bar = bars[index]
        if (!bar) return null
        const revenue = dollars(revenueCents)
        return (
          <g key={month}>
            <rect className={index === months.length - 1 ? classes.current : classes.bar} rx={3} {...bar}>
              <title>{t.bar({ month: nameOf(month, 'long'), revenue, active: number(active) })}</title>
            </rect>
            {(months.length - 1 - index) % every === 0 && (
              <text
                className={classes.tick}
                x={bar.x + bar.width / 2}
                y={FRAME.height + 36}
                textAnchor="middle"
              >
                {nameOf(month, 'short')}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
