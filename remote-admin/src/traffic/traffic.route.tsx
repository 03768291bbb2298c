import { useStore } from '@nanostores/react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SelectField } from '@platform/shared-ui/select-field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAddress } from '../lib/use-address.ts'
import { DayChart } from './day-chart.tsx'
import { PathTable } from './path-table.tsx'
import { useGetTrafficQuery } from './traffic.api.ts'
import { trafficMessages } from './traffic.messages.ts'
import { TrafficFigures } from './traffic-figures.tsx'
import { VitalTable } from './vital-table.tsx'
import classes from './traffic.module.css'

const SPANS = ['7', '30', '90'] as const
const USUAL = '30'

/** /traffic: page views and speed over a span of days, which the address keeps. */
export function TrafficRoute() {
  const t = useStore(trafficMessages)
  const { value, choose } = useAddress()
  const span = SPANS.find((days) => days === value('days')) ?? USUAL
  const { data, isError, refetch } = useGetTrafficQuery(Number(span))
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <SelectField
            label={t.span}
            isLabelHidden
            value={span}
            options={SPANS.map((days) => ({ value: days, label: t.days({ days }) }))}
            onChange={({ target }) => choose({ days: target.value === USUAL ? '' : target.value })}
          />
        }
      />
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={8} />}
      {data && (
        <>
          <TrafficFigures report={data} />
          <DayChart report={data} />
          <PathTable report={data} />
          <VitalTable report={data} />
        </>
      )}
    </div>
  )
}

export { TrafficRoute as Component }
