import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '@platform/shared-contracts/client'
import type { Plan } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { courseTitle } from '@platform/shared-contracts/rules'
import { BusyButton, Button, LinkButton } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { formatDay } from '../lib/dates.ts'
import { useCancelPlanMutation, useOpenPlanCardMutation } from './my-plan.api.ts'
import { myPlanMessages } from './my-plan.messages.ts'
import { ResumePlan } from './resume-plan.tsx'
import classes from './my-plan.module.css'

export function PlanActions({ plan }: { readonly plan: Plan }) {
  const t = useStore(myPlanMessages)
  const { state, renews, payment, code, seatsTaken, orders } = plan
  if (state === 'ended') return <LinkButton to={`/checkout?plan=${code}`}>{t.again}</LinkButton>
  if (state === 'trialing') return <ContinueTrial code={code} />
  const withSeats = seatsTaken !== null && orders.find((order) => order.isPaid)
  return (
    <div className={classes.actions}>
      {withSeats && <LinkButton to={`/checkout?order=${withSeats.id}`}>{t.assign}</LinkButton>}
      {payment !== 'invoice' && <UpdateCard id={plan.id} />}
      {renews ? <CancelPlan plan={plan} /> : <ResumePlan plan={plan} />}
    </div>
  )
}

function ContinueTrial({ code }: Pick<Plan, 'code'>) {
  const t = useStore(myPlanMessages)
  return (
    <div className={classes.actions}>
      <LinkButton variant="primary" to={`/checkout?plan=${code}`}>
        {t.goOn}
      </LinkButton>
      <LinkButton to="/progress">{t.toCourses}</LinkButton>
    </div>
  )
}

function UpdateCard({ id }: { readonly id: string }) {
  const t = useStore(myPlanMessages)
  const { notify } = usePlatform()
  const navigate = useNavigate()
  const [open, { isLoading }] = useOpenPlanCardMutation()
  const go = async () => {
    const { data: page, error } = await open(id)
    if (!page) return notify('danger', (error as ApiError).message || t.actionFailed)
    const url = new URL(page.url)
    if (url.origin === location.origin) void navigate(`${url.pathname}${url.search}`)
    else location.assign(url)
  }
  return (
    <BusyButton isBusy={isLoading} busyText={t.opening} onClick={() => void go()}>
      {t.updateCard}
    </BusyButton>
  )
}

/** Two clicks: the button, and the one of the dialog that says when the plan ends. */
function CancelPlan({ plan }: { readonly plan: Plan }) {
  const t = useStore(myPlanMessages)
  const language = useStore(locale)
  const { notify } = usePlatform()
  const [isAsking, setAsking] = useState(false)
  const [cancel, { isLoading, error }] = useCancelPlanMutation()
  const day = formatDay(plan.paidUntil, language)
  const isNow = plan.state === 'past_due'
  const confirm = async () => {
    const { data } = await cancel(plan.id)
    if (!data) return
    setAsking(false)
    notify('success', t.cancelDone({ day: formatDay(data.endsAt ?? data.paidUntil, language) }))
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t.cancelTitle({ title: courseTitle(plan, language) })}
        confirmText={isNow ? t.cancelConfirmNow : t.cancelConfirm({ day })}
        isBusy={isLoading}
        busyText={t.canceling}
        error={error && ((error as ApiError).message || t.actionFailed)}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {isNow ? t.cancelNow : t.cancelText({ day })}
      </ConfirmDialog>
    </>
  )
}
