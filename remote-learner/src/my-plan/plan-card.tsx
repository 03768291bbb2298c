import { useStore } from '@nanostores/react'
import type { Plan, PlanState } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { courseTitle, plansOf } from '@platform/shared-contracts/rules'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { Card } from '@platform/shared-ui/card'
import { formatDay } from '../lib/dates.ts'
import { formatCents } from '../lib/money.ts'
import { myPlanMessages } from './my-plan.messages.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanPapers } from './plan-papers.tsx'
import { PlanStanding } from './plan-standing.tsx'
import { SeatChange } from './seat-change.tsx'
import classes from './my-plan.module.css'

const TONES: Readonly<Record<PlanState, BadgeTone>> = {
  trialing: 'info',
  active: 'success',
  past_due: 'danger',
  canceled: 'warning',
  ended: 'neutral',
}

export function PlanCard({ plan }: { readonly plan: Plan }) {
  const t = useStore(myPlanMessages)
  const language = useStore(locale)
  const { state, seatsTaken } = plan
  const mayChange = seatsTaken !== null && state === 'active' && plan.renews
  return (
    <Card
      as="section"
      level={2}
      eyebrow={plan.code}
      title={courseTitle(plan, language)}
      aside={<Badge tone={TONES[state]}>{t[state]}</Badge>}
      footer={<PlanActions plan={plan} />}
    >
      <div className={classes.stack}>
        <PlanStanding plan={plan} />
        {state === 'trialing' ? <TrialFacts plan={plan} /> : <Facts plan={plan} />}
        {mayChange && <SeatChange key={`${plan.seats} ${plan.nextSeats}`} plan={plan} />}
        {plan.orders.length > 0 && <PlanPapers plan={plan} />}
      </div>
    </Card>
  )
}

function Facts({ plan }: { readonly plan: Plan }) {
  const t = useStore(myPlanMessages)
  const language = useStore(locale)
  const { state, paidUntil, nextCharge, endsAt, seats, seatsTaken, nextSeats, payment } = plan
  const charge =
    nextCharge &&
    t.amountOn({
      amount: formatCents(nextCharge.amountCents, language),
      day: formatDay(nextCharge.at, language),
    })
  const facts = [
    [t.paidUntil, formatDay(paidUntil, language)],
    [t.nextCharge, charge ?? (plan.renews ? t.noMoreCharge : t.noCharge)],
    [t.endsOn, endsAt && formatDay(endsAt, language)],
    [t.seats, seatsTaken !== null && t.seatsTaken({ taken: seatsTaken, seats })],
    ['', nextSeats !== null && t.seatsNext({ day: formatDay(paidUntil, language), count: nextSeats })],
    [t.payment, state !== 'ended' && t[payment]],
  ] as const
  return <FactList facts={facts} />
}

/** What the trial becomes for those who continue. */
function TrialFacts({ plan: { paidUntil, code } }: { readonly plan: Plan }) {
  const t = useStore(myPlanMessages)
  const language = useStore(locale)
  const { tenant } = usePlatform()
  const day = formatDay(paidUntil, language)
  const cents = plansOf(tenant).find((sold) => sold.code === code)?.priceCents ?? 0
  const price = formatCents(cents, language)
  return (
    <FactList
      facts={[
        [t.trialUntil, day],
        [t.nextCharge, t.trialCharge],
        [t.trialPrice, t.trialMonthly({ price, day })],
      ]}
    />
  )
}

interface FactListProps {
  /** A fact that is not there is left out. */
  readonly facts: readonly (readonly [label: string, fact: string | false | null])[]
}

function FactList({ facts }: FactListProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, fact], place) =>
        fact ? (
          <div key={place}>
            {label !== '' && <dt>{label}</dt>}
            <dd>{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
