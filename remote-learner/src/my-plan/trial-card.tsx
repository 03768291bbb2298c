import { useStore } from '@nanostores/react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { TrialOffer } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { LEARNER_PLAN, trialDaysOf } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { formatDay } from '../lib/dates.ts'
import { formatCents } from '../lib/money.ts'
import { useGetTrialQuery, useStartTrialMutation } from './my-plan.api.ts'
import { trialMessages } from './my-plan.messages.ts'
import classes from './my-plan.module.css'

/** The free trial, for people who can start one. */
export function TrialCard() {
  const { tenant } = usePlatform()
  const { data: offer } = useGetTrialQuery(undefined, { skip: trialDaysOf(tenant) === 0 })
  return offer?.state === 'available' ? <Offered offer={offer} /> : null
}

function Offered({ offer: { days, endsAt, priceCents } }: { readonly offer: TrialOffer }) {
  const t = useStore(trialMessages)
  const language = useStore(locale)
  const { notify } = usePlatform()
  const [start, { isLoading, error }] = useStartTrialMutation()
  const begin = async () => {
    const { data: plan } = await start()
    if (plan) notify('success', t.started({ day: formatDay(plan.paidUntil, language) }))
  }
  return (
    <Card
      as="section"
      level={2}
      tone="accent"
      eyebrow={LEARNER_PLAN}
      title={t.title({ count: days })}
      footer={
        <BusyButton variant="primary" isBusy={isLoading} busyText={t.starting} onClick={() => void begin()}>
          {t.start}
        </BusyButton>
      }
    >
      <div className={classes.stack}>
        {error && <Alert kind="danger">{(error as ApiError).message || t.failed}</Alert>}
        <p>{t.text({ day: formatDay(endsAt, language) })}</p>
        <p>{t.after({ price: formatCents(priceCents, language) })}</p>
      </div>
    </Card>
  )
}
