import { useStore } from '@nanostores/react'
import type { Consultation } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { useState } from 'react'
import { i18n } from '../../app/i18n.ts'
import { reassignMessages } from '../consultations.messages.ts'
import { formatMoment } from '../when.ts'
import { ReassignForm } from './reassign-form.tsx'

interface ReassignProps {
  readonly consultation: Consultation
  readonly onChanged: () => void
}

/** For admins, until the consultation starts. */
export function ReassignButton({ consultation, onChanged }: ReassignProps) {
  const m = useStore(reassignMessages)
  const language = useStore(i18n.language)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        aria-label={m.reassignNamed({ time: formatMoment(consultation.startsAt, language) })}
        onClick={() => setOpen(true)}
      >
        {m.reassign}
      </Button>
      <Dialog isOpen={isOpen} title={m.title} onClose={() => setOpen(false)}>
        <ReassignForm
          id={consultation.id}
          onDone={() => {
            setOpen(false)
            onChanged()
          }}
        />
      </Dialog>
    </>
  )
}
