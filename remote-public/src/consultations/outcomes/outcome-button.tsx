import { useStore } from '@nanostores/react'
import type { Consultation } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { useState } from 'react'
import { i18n } from '../../app/i18n.ts'
import { outcomeMessages } from '../consultations.messages.ts'
import { formatMoment } from '../when.ts'
import { OutcomeForm } from './outcome-form.tsx'

interface OutcomeButtonProps {
  readonly consultation: Consultation
  readonly onChanged: () => void
}

export function OutcomeButton({ consultation, onChanged }: OutcomeButtonProps) {
  const m = useStore(outcomeMessages)
  const language = useStore(i18n.language)
  const [isOpen, setOpen] = useState(false)
  const time = formatMoment(consultation.startsAt, language)
  const isNew = consultation.status === 'booked' || consultation.status === 'ended'
  return (
    <>
      <Button
        size="sm"
        aria-label={isNew ? m.recordNamed({ time }) : m.changeNamed({ time })}
        onClick={() => setOpen(true)}
      >
        {isNew ? m.record : m.change}
      </Button>
      <Dialog isOpen={isOpen} title={m.title} onClose={() => setOpen(false)}>
        <OutcomeForm
          consultation={consultation}
          onDone={() => {
            setOpen(false)
            onChanged()
          }}
        />
      </Dialog>
    </>
  )
}
