import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { CardGrid } from '../../ui/card-grid.tsx'
import { ExemptionCard } from './exemption-card.tsx'
import { ExemptionDialog } from './exemption-dialog.tsx'
import { useListExemptionsQuery } from './exemption.api.ts'
import { exemptionMessages } from './exemption.messages.ts'
import classes from './exemption.module.css'

/** The certificates by which the buyer, or their company, pays no sales tax. */
export function ExemptionSection() {
  const t = useStore(exemptionMessages)
  const { data } = useListExemptionsQuery()
  const [isAdding, setAdding] = useState(false)
  return (
    <section className={classes.section} aria-labelledby="tax-exemption">
      <div className={classes.head}>
        <div>
          <h2 id="tax-exemption">{t.title}</h2>
          <p>{t.lead}</p>
        </div>
        <Button onClick={() => setAdding(true)}>{data && data.length > 0 ? t.replace : t.add}</Button>
      </div>
      <Exemptions />
      {isAdding && <ExemptionDialog onClose={() => setAdding(false)} />}
    </section>
  )
}

function Exemptions() {
  const t = useStore(exemptionMessages)
  const { data, isError, refetch } = useListExemptionsQuery()
  if (!data && isError) return <FailedState onRetry={refetch}>{t.failed}</FailedState>
  if (!data) return <Skeleton text={t.loading} lines={2} />
  if (data.length === 0) return null
  return (
    <CardGrid cards="large">
      {data.map((exemption) => (
        <li key={exemption.id}>
          <ExemptionCard exemption={exemption} />
        </li>
      ))}
    </CardGrid>
  )
}
