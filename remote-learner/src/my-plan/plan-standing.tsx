import { useStore } from '@nanostores/react'
import type { Plan } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { formatDay } from '../lib/dates.ts'
import { myPlanMessages } from './my-plan.messages.ts'

/** What is true of a plan now, and what its owner has to do. */
export function PlanStanding({ plan }: { readonly plan: Plan }) {
  const language = useStore(locale)
  const day = formatDay(plan.endsAt ?? plan.paidUntil, language)
  const { state, payment, openOrderId } = plan
  const mayPay = openOrderId !== null && (state === 'past_due' || payment === 'invoice')
  const kind = {
    trialing: 'info',
    active: 'info',
    past_due: 'danger',
    canceled: 'warning',
    ended: 'warning',
  } as const
  return (
    <Alert kind={kind[state]} {...(mayPay && { actions: <PayNow orderId={openOrderId} /> })}>
      <StandingText plan={plan} day={day} />
    </Alert>
  )
}

function PayNow({ orderId }: { readonly orderId: string }) {
  const t = useStore(myPlanMessages)
  return (
    <LinkButton size="sm" to={`/checkout?order=${orderId}`}>
      {t.payNow}
    </LinkButton>
  )
}

function StandingText({ plan, day }: { readonly plan: Plan; readonly day: string }) {
  const t = useStore(myPlanMessages)
  if (plan.state === 'past_due') return <PastDue plan={plan} end={day} />
  if (plan.state === 'trialing') return t.trialText({ day })
  if (plan.state === 'ended') return t.endedText({ day })
  if (plan.state === 'canceled') return t.canceledText({ day })
  return plan.renews ? t.renewsText({ day }) : t.endsText({ day })
}

function PastDue({ plan: { payment, nextCharge }, end }: { readonly plan: Plan; readonly end: string }) {
  const t = useStore(myPlanMessages)
  const language = useStore(locale)
  if (payment === 'invoice') return t.pastDueInvoice({ end })
  return nextCharge ? t.pastDueCard({ day: formatDay(nextCharge.at, language), end }) : t.pastDueLast({ end })
}
