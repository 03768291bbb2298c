import { useStore } from '@nanostores/react'
import { PracticalInput } from '@platform/shared-contracts/http'
import { NEW_PRACTICE, PracticeFields, practiceOf } from '../../domain/practice/practice-fields.tsx'
import { practicalMessages } from '../../domain/practice/practice.messages.ts'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useSignPracticalMutation } from './learner.api.ts'
import layout from '../../ui/layout.module.css'

interface Props {
  readonly module: { readonly code: string; readonly title: string }
  readonly learner: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

/** Signs off hands-on practice that the signer watched: day, place, points, and what the signer attests. */
export function PracticalDialog({ module, learner, onClose }: Props) {
  const t = useStore(practicalMessages)
  const [sign] = useSignPracticalMutation()
  const form = useActionForm({
    start: NEW_PRACTICE,
    toRequest: (draft) => ({
      ...practiceOf(draft),
      userId: learner.id,
      moduleCode: module.code,
    }),
    schema: PracticalInput,
    send: sign,
    done: t.signed,
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      size="lg"
      title={t.title({ module: module.title })}
      className={layout.stack}
      save={t.sign}
      saving={t.signing}
      onClose={onClose}
    >
      <p>{t.lead({ name: learner.name })}</p>
      <PracticeFields form={form} module={module.code} />
    </ResourceDialog>
  )
}
