import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { PracticeBulkRequest, type PracticePreviewRequest } from '@platform/shared-contracts/http'
import { moduleTitle } from '../../lib/module-title.ts'
import layout from '../../ui/layout.module.css'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { NEW_PRACTICE, PracticeFields, practiceOf } from './practice-fields.tsx'
import { useSignPracticeMutation } from './practice.api.ts'
import { practicalMessages, practiceMessages } from './practice.messages.ts'

interface PracticeFormProps {
  readonly wanted: PracticePreviewRequest
  /** How many people are signed for. */
  readonly ready: number
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Signs for the practice of everyone who can be signed off, as one request. */
export function PracticeForm({ wanted, ready, onClose, onDone }: PracticeFormProps) {
  const t = useStore(practiceMessages)
  const one = useStore(practicalMessages)
  const [sign] = useSignPracticeMutation()
  // A request that is sent again, because its answer was lost, signs nothing again.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useActionForm({
    start: NEW_PRACTICE,
    toRequest: (draft) => ({ ...practiceOf(draft), ...wanted, ready }),
    schema: PracticeBulkRequest,
    send: (body) => sign({ body, idempotencyKey }),
    done: (_request, { signed }) => t.done({ count: signed }),
    onClose: onDone,
  })
  return (
    <ResourceDialog
      form={form}
      size="lg"
      title={t.formTitle({ count: ready, module: moduleTitle(wanted.moduleCode) })}
      className={layout.stack}
      save={one.sign}
      saving={one.signing}
      onClose={onClose}
    >
      <p>{t.formLead({ count: ready })}</p>
      <PracticeFields form={form} module={wanted.moduleCode} checklistHint={t.checklistHint} />
    </ResourceDialog>
  )
}
