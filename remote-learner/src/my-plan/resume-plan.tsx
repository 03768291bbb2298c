import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { Plan } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { courseTitle, plansOf } from '@platform/shared-contracts/rules'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { formatDay } from '../lib/dates.ts'
import { formatCents } from '../lib/money.ts'
import { useResumePlanMutation } from './my-plan.api.ts'
import { myPlanMessages } from './my-plan.messages.ts'

/** Turns renewal on; the dialog says what is charged next, and when. */
export function ResumePlan({ plan }: { readonly plan: Plan }) {
  const t = useStore(myPlanMessages)
  const language = useStore(locale)
  const { notify, tenant } = usePlatform()
  const [isAsking, setAsking] = useState(false)
  const [resume, { isLoading, error }] = useResumePlanMutation()
  const price = plansOf(tenant).find(({ code }) => code === plan.code)?.priceCents ?? 0
  const confirm = async () => {
    if ((await resume(plan.id)).error) return
    setAsking(false)
    notify('success', t.resumeDone)
  }
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t.resume}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.resumeTitle({ title: courseTitle(plan, language) })}
        confirmText={t.resume}
        isBusy={isLoading}
        busyText={t.resuming}
        error={error && ((error as ApiError).message || t.actionFailed)}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {t.resumeText({
          amount: formatCents(price * (plan.nextSeats ?? plan.seats), language),
          day: formatDay(plan.paidUntil, language),
        })}
      </ConfirmDialog>
    </>
  )
}
