import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TicketDetail, TicketState } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextAreaField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { failureOf } from '../lib/failure.ts'
import { useStoredEdit } from '../lib/use-stored-edit.ts'
import { useReplyToTicketMutation } from './tickets.api.ts'
import { threadMessages } from './tickets.messages.ts'
import classes from './tickets.module.css'

/** An answer to the person, or a note that stays among staff. */
export function ReplyForm({ ticket }: { readonly ticket: TicketDetail }) {
  const t = useStore(threadMessages)
  const { notify } = usePlatform()
  const draft = useStoredEdit(`ticket-reply:${ticket.id}`, { text: '' })
  const [wantsNote, setWantsNote] = useState(false)
  const [fault, setFault] = useState<string>()
  const [reply, { isLoading, error }] = useReplyToTicketMutation()
  const isInternal = wantsNote || ticket.requester === null
  const send = async (state: TicketState) => {
    const text = draft.value.text.trim()
    setFault(text === '' ? t.empty : undefined)
    if (text === '') return
    const answer = await reply({ id: ticket.id, text, isInternal, state })
    if (answer.error) return
    draft.forget()
    notify('success', isInternal ? t.noteSaved : t.sent)
  }
  return (
    <section className={classes.reply} aria-label={t.reply}>
      {!isInternal && <PreparedAnswers onChoose={(text) => draft.change({ text })} />}
      <TextAreaField
        label={t.reply}
        hint={isInternal ? t.noteHint : t.replyHint({ email: ticket.requester?.email ?? '' })}
        rows={6}
        value={draft.value.text}
        error={fault}
        onChange={({ target }) => draft.change({ text: target.value })}
      />
      {ticket.requester && (
        <CheckboxField
          label={t.isNote}
          checked={wantsNote}
          onChange={({ target }) => setWantsNote(target.checked)}
        />
      )}
      {error && <Alert kind="danger">{failureOf(error).message}</Alert>}
      <SendButtons isInternal={isInternal} isBusy={isLoading} state={ticket.state} send={send} />
    </section>
  )
}

interface SendProps {
  readonly isInternal: boolean
  readonly isBusy: boolean
  readonly state: TicketState
  readonly send: (state: TicketState) => Promise<void>
}

function SendButtons({ isInternal, isBusy, state, send }: SendProps) {
  const t = useStore(threadMessages)
  const busy = { isBusy, busyText: t.sending }
  return (
    <div className={classes.buttons}>
      {isInternal ? (
        <BusyButton {...busy} onClick={() => void send(state)}>
          {t.saveNote}
        </BusyButton>
      ) : (
        <>
          <BusyButton {...busy} variant="primary" onClick={() => void send('waiting')}>
            {t.sendWaiting}
          </BusyButton>
          <BusyButton {...busy} onClick={() => void send('solved')}>
            {t.sendSolved}
          </BusyButton>
        </>
      )}
    </div>
  )
}

function PreparedAnswers({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const t = useStore(threadMessages)
  const answers = [
    [t.cannedReset, t.cannedResetText],
    [t.cannedName, t.cannedNameText],
    [t.cannedDetails, t.cannedDetailsText],
  ] as const
  return (
    <SelectField
      label={t.canned}
      emptyOption={t.noCanned}
      options={answers.map(([label, text]) => ({ value: text, label }))}
      value=""
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
