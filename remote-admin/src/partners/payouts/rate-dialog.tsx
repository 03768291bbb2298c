import { useStore } from '@nanostores/react'
import { PartnerRateRequest, type PartnerRates } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { FailedState } from '@platform/shared-ui/failed-state'
import { TextField } from '@platform/shared-ui/field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { parseDollars } from '../../lib/dollars.rule.ts'
import { DOLLARS, writeDay } from '../../lib/format.ts'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { labeled, useActionForm } from '../../ui/use-row-form.ts'
import { useAddRateMutation, useListRatesQuery } from './payouts.api.ts'
import { rateMessages } from '../partners.messages.ts'
import layout from '../../ui/layout.module.css'

export interface RatedPartner {
  readonly id: number
  readonly name: string
}

interface Props {
  readonly partner: RatedPartner
  readonly onClose: () => void
}

/** What a partner is and was paid for an hour, and the next rate. */
export function RateDialog({ partner: { id, name }, onClose }: Props) {
  const t = useStore(rateMessages)
  const [add] = useAddRateMutation()
  const rates = useListRatesQuery(id)
  const form = useActionForm({
    start: { centsPerHour: '', validFrom: new Date().toISOString().slice(0, 10) },
    toRequest: (draft) => ({ ...draft, centsPerHour: parseDollars(draft.centsPerHour) }),
    schema: PartnerRateRequest,
    send: (wanted: PartnerRateRequest) => add({ id, wanted }),
    done: t.saved({ name }),
    onClose,
  })
  const field = labeled(form, t)
  return (
    <ResourceDialog form={form} title={t.title({ name })} save={t.save} saving={t.saving} onClose={onClose}>
      <TextField required inputMode="decimal" autoComplete="off" {...field('centsPerHour')} />
      <TextField required type="date" {...field('validFrom')} />
      {rates.data && <Rates rates={rates.data} />}
      {!rates.data && rates.isError && <FailedState onRetry={rates.refetch}>{t.failed}</FailedState>}
      {!rates.data && !rates.isError && <Skeleton lines={2} />}
    </ResourceDialog>
  )
}

function Rates({ rates: { items } }: { readonly rates: PartnerRates }) {
  const t = useStore(rateMessages)
  const { number, time } = useStore(format)
  if (items.length === 0) return <p>{t.none}</p>
  return (
    <section className={layout.fields}>
      <h3>{t.history}</h3>
      <ul className={layout.bullets}>
        {items.map(({ validFrom, centsPerHour, setBy }) => (
          <li key={validFrom}>
            {t.rate({
              amount: number(centsPerHour / 100, DOLLARS),
              day: writeDay(validFrom, { time }),
              by: setBy,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
