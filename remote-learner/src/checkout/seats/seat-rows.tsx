import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { OrderSeat, SeatInvitation, SeatTraining } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { shownEmail } from '@platform/shared-contracts/rules'
import { Badge } from '@platform/shared-ui/badge'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { formatDay } from '../../lib/dates.ts'
import {
  useGiveSeatMutation,
  useRemindHolderMutation,
  useTakeBackSeatMutation,
  useWithdrawInvitationMutation,
} from './seats.api.ts'
import { SeatTrainingList } from './seat-training.tsx'
import { seatsMessages, seatTrainingMessages } from './seats.messages.ts'
import classes from '../checkout.module.css'

interface SeatProps {
  readonly orderId: string
  readonly seat: OrderSeat
  /** `undefined` until it is loaded. */
  readonly training: SeatTraining | undefined
}

export function SeatRow({ orderId, seat: { userId, name, email, at }, training }: SeatProps) {
  const t = useStore(seatsMessages)
  const language = useStore(locale)
  const [isAsking, setAsking] = useState(false)
  return (
    <li>
      <strong>{name}</strong>
      <span className={classes.muted}>
        {[shownEmail(email) || t.noEmail, t.since({ day: formatDay(at, language) })].join(' · ')}
      </span>
      <Badge tone="success">{t.taken}</Badge>
      <span className={classes.rowActions}>
        {training?.mayRemind && <Remind id={orderId} userId={String(userId)} name={name} />}
        <Button
          size="sm"
          variant="ghost"
          aria-label={t.takeBackNamed({ name })}
          onClick={() => setAsking(true)}
        >
          {t.takeBack}
        </Button>
      </span>
      {isAsking && (
        <TakeBackDialog id={orderId} userId={String(userId)} name={name} onClose={() => setAsking(false)} />
      )}
      {training && <SeatTrainingList training={training} />}
    </li>
  )
}

interface RemindProps {
  readonly id: string
  readonly userId: string
  readonly name: string
}

function Remind({ id, userId, name }: RemindProps) {
  const t = useStore(seatTrainingMessages)
  const { notify } = usePlatform()
  const [remind, { isLoading }] = useRemindHolderMutation()
  const send = async () => {
    const { error } = await remind({ id, userId })
    const reason = (error as ApiError | undefined)?.message
    if (reason === undefined) notify('success', t.reminded({ name }))
    else notify('danger', reason)
  }
  return (
    <BusyButton
      size="sm"
      isBusy={isLoading}
      busyText={t.reminding}
      aria-label={t.remindNamed({ name })}
      onClick={() => void send()}
    >
      {t.remind}
    </BusyButton>
  )
}

interface TakeBackProps {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly onClose: () => void
}

function TakeBackDialog({ id, userId, name, onClose }: TakeBackProps) {
  const t = useStore(seatsMessages)
  const { notify } = usePlatform()
  const [takeBack, { isLoading, error }] = useTakeBackSeatMutation()
  const confirm = async () => {
    if ((await takeBack({ id, userId })).error) return
    notify('success', t.tookBack({ name }))
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.takeBackTitle({ name })}
      confirmText={t.takeBack}
      isBusy={isLoading}
      busyText={t.takingBack}
      error={(error as ApiError | undefined)?.message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.takeBackText}
    </ConfirmDialog>
  )
}

interface InvitationProps {
  readonly orderId: string
  readonly invitation: SeatInvitation
  readonly now: number
}

export function InvitationRow({ orderId: id, invitation, now }: InvitationProps) {
  const t = useStore(seatsMessages)
  const language = useStore(locale)
  const { email, expiresAt } = invitation
  const isExpired = Date.parse(expiresAt) <= now
  const day = formatDay(expiresAt, language)
  return (
    <li>
      <strong>{email}</strong>
      <span className={classes.muted}>{isExpired ? t.ranOut({ day }) : t.until({ day })}</span>
      <Badge tone={isExpired ? 'neutral' : 'info'}>{isExpired ? t.expired : t.invited}</Badge>
      <span className={classes.rowActions}>
        <SendAgain id={id} email={email} />
        <Withdraw id={id} invitation={invitation} />
      </span>
    </li>
  )
}

function SendAgain({ id, email }: { readonly id: string; readonly email: string }) {
  const t = useStore(seatsMessages)
  const { notify } = usePlatform()
  const [give, { isLoading }] = useGiveSeatMutation()
  const send = async () => {
    const { error } = await give({ id, email })
    const reason = (error as ApiError | undefined)?.message
    if (reason === undefined) notify('success', t.mailed({ email }))
    else notify('danger', t.failed({ reason }))
  }
  return (
    <BusyButton
      size="sm"
      isBusy={isLoading}
      busyText={t.sending}
      aria-label={t.againNamed({ email })}
      onClick={() => void send()}
    >
      {t.again}
    </BusyButton>
  )
}

interface WithdrawProps {
  readonly id: string
  readonly invitation: SeatInvitation
}

function Withdraw({ id, invitation: { id: invitationId, email } }: WithdrawProps) {
  const t = useStore(seatsMessages)
  const { notify } = usePlatform()
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation()
  const send = async () => {
    const { error } = await withdraw({ id, invitationId })
    const reason = (error as ApiError | undefined)?.message
    if (reason === undefined) notify('success', t.withdrew({ email }))
    else notify('danger', t.failed({ reason }))
  }
  return (
    <BusyButton
      size="sm"
      variant="ghost"
      isBusy={isLoading}
      busyText={t.withdrawing}
      aria-label={t.withdrawNamed({ email })}
      onClick={() => void send()}
    >
      {t.withdraw}
    </BusyButton>
  )
}
