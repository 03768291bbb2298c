import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { TicketReply, type TicketDetail, type TicketState } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextAreaField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { ResourceForm } from '../ui/resource-form.tsx'
import { useResourceForm } from '../ui/use-resource-form.ts'
import { useReplyToTicketMutation } from './tickets.api.ts'
import { threadMessages } from './tickets.messages.ts'
import layout from '../ui/layout.module.css'

/** An answer to the person, or a note that stays among staff. */
export function ReplyForm({ ticket }: { readonly ticket: TicketDetail }) {
  const t = useStore(threadMessages)
  const form = useReplyForm(ticket)
  const { isInternal, choose } = form
  return (
    <section aria-label={t.reply}>
      <ResourceForm form={form} className={layout.fields}>
        {!isInternal && <PreparedAnswers onChoose={choose} />}
        <TextAreaField
          label={t.reply}
          hint={isInternal ? t.noteHint : t.replyHint({ email: ticket.requester?.email ?? '' })}
          rows={6}
          {...form.field('text')}
        />
        {ticket.requester && <CheckboxField label={t.isNote} {...form.field('isInternal')} />}
        <SendButtons isInternal={isInternal} isBusy={form.isSaving} onSolve={() => form.send('solved')} />
      </ResourceForm>
    </section>
  )
}

function useReplyForm(ticket: TicketDetail) {
  const t = useStore(threadMessages)
  const { notify } = usePlatform()
  const [reply] = useReplyToTicketMutation()
  const hasNoReader = ticket.requester === null
  const form = useResourceForm({
    row: ticket,
    toDraft: ({ state }: TicketDetail): TicketReply => ({ text: '', isInternal: hasNoReader, state }),
    toRequest: (draft) => draft,
    schema: TicketReply,
    storedAs: ({ id }) => `ticket-reply:${id}`,
    save: (request) => reply({ id: ticket.id, ...request }),
    onSaved: () => notify('success', isInternal ? t.noteSaved : t.sent),
  })
  const isInternal = form.form.watch('isInternal')
  const send = (state: TicketState, event?: FormEvent) => {
    event?.preventDefault()
    form.form.setValue('state', state)
    form.submit()
  }
  return {
    ...form,
    isInternal,
    send,
    submit: (event?: FormEvent) => send(isInternal ? ticket.state : 'waiting', event),
    choose: (text: string) =>
      form.form.setValue('text', text, { shouldDirty: true, shouldValidate: text !== '' }),
  }
}

interface SendProps {
  readonly isInternal: boolean
  readonly isBusy: boolean
  readonly onSolve: () => void
}

function SendButtons({ isInternal, isBusy, onSolve }: SendProps) {
  const t = useStore(threadMessages)
  const busy = { isBusy, busyText: t.sending }
  return (
    <div className={layout.buttons}>
      {isInternal ? (
        <BusyButton {...busy} type="submit">
          {t.saveNote}
        </BusyButton>
      ) : (
        <>
          <BusyButton {...busy} type="submit" variant="primary">
            {t.sendWaiting}
          </BusyButton>
          <BusyButton {...busy} onClick={onSolve}>
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
