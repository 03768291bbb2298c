import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { Consultation } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { CalendarIcon } from '@platform/shared-ui/icon'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useState } from 'react'
import { i18n } from '../app/i18n.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { coveredSlots, slotsPath, weeksOf } from './booking-calendar.rule.ts'
import { moveMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { WeekCalendar } from './week-calendar.tsx'
import { formatMoment, viewerZone } from './when.ts'

interface MoveProps {
  readonly consultation: Consultation
  readonly onChanged: () => void
}

/** Another time with the same professional, as long as canceling is free. */
export function MoveButton({ consultation, onChanged }: MoveProps) {
  const m = useStore(moveMessages)
  const language = useStore(i18n.language)
  const [isOpen, setOpen] = useState(false)
  const onMoved = () => {
    setOpen(false)
    onChanged()
  }
  return (
    <>
      <Button
        size="sm"
        aria-label={m.moveNamed({ time: formatMoment(consultation.startsAt, language) })}
        onClick={() => setOpen(true)}
      >
        {m.move}
      </Button>
      <Dialog isOpen={isOpen} size="lg" title={m.title} onClose={() => setOpen(false)}>
        <NewTime consultation={consultation} onChanged={onMoved} />
      </Dialog>
    </>
  )
}

function NewTime({ consultation, onChanged }: MoveProps) {
  const m = useStore(moveMessages)
  const language = useStore(i18n.language)
  const { partner, minutes, startsAt } = consultation
  const [path] = useState(() => slotsPath(partner.id, minutes, new Date()))
  const slots = useAnswer(path, 'ConsultantSlots', { isFresh: true })
  const plans = useAnswer('/entitlements', 'EntitlementList', { isFresh: true })
  const [chosen, setChosen] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const refresh = () => {
    setChosen(null)
    slots.reload()
    plans.reload()
  }
  if (slots.answer.status === 'failed' || plans.answer.status === 'failed')
    return <FailedState onRetry={refresh}>{m.failed}</FailedState>
  if (!slots.data || !plans.data) return <Skeleton lines={8} />
  const covered = coveredSlots(slots.data.slots, plans.data, { minutes, instead: { startsAt, minutes } })
  const weeks = weeksOf(covered, viewerZone())
  if (weeks.length === 0) return <EmptyState icon={<CalendarIcon />}>{m.none}</EmptyState>
  return (
    <div className={styles.inDialog}>
      <p className={styles.muted}>
        {m.now({ time: formatMoment(startsAt, language), zone: viewerZone().replaceAll('_', ' ') })}
      </p>
      <WeekCalendar {...{ weeks, chosen, page }} onPage={setPage} onChoose={setChosen} />
      <Confirmation id={consultation.id} {...{ chosen, onChanged }} onStale={refresh} />
    </div>
  )
}

interface ConfirmationProps extends Outcomes {
  readonly id: string
  readonly chosen: string | null
}

function Confirmation({ id, chosen, ...outcomes }: ConfirmationProps) {
  const m = useStore(moveMessages)
  const language = useStore(i18n.language)
  const { isBusy, error, move } = useMove(id, outcomes)
  return (
    <>
      <p role="status" className={chosen ? styles.chosen : styles.muted}>
        {chosen ? m.chosen({ time: formatMoment(chosen, language) }) : m.chooseFirst}
      </p>
      {error && <Alert kind="danger">{error}</Alert>}
      <BusyButton
        variant="primary"
        isBusy={isBusy}
        busyText={m.moving}
        disabled={chosen === null}
        onClick={() => chosen && move(chosen)}
      >
        {m.confirm}
      </BusyButton>
    </>
  )
}

interface Outcomes {
  readonly onChanged: () => void
  /** The time was taken meanwhile, or the plan covers it no longer. */
  readonly onStale: () => void
}

function useMove(id: string, { onChanged, onStale }: Outcomes) {
  const m = useStore(moveMessages)
  const { fetch, notify } = usePlatform()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function request(startsAt: string) {
    setBusy(true)
    const call = { url: `/consultations/${id}`, method: 'PATCH', body: { startsAt } } as const
    const { error: refusal } = await callApi(fetch, call)
    setBusy(false)
    setError(refusal ? (refusal.serverMessage ?? m.notMoved) : null)
    if (refusal) return onStale()
    notify('success', m.moved)
    onChanged()
  }
  return { isBusy, error, move: (startsAt: string) => void request(startsAt) }
}
