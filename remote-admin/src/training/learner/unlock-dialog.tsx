import { useStore } from '@nanostores/react'
import { QuizUnlock, type QuizUnlockKind } from '@platform/shared-contracts/http'
import { TextAreaField } from '@platform/shared-ui/field'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useUnlockQuizMutation } from './learner.api.ts'
import { openingMessages, unlockMessages } from './learner.messages.ts'
import layout from '../../ui/layout.module.css'

interface Props {
  readonly module: { readonly code: string; readonly title: string }
  readonly learner: { readonly id: number; readonly name: string }
  /** What is granted: new attempts, or the quiz although lessons are missing. */
  readonly kind: QuizUnlockKind
  readonly onClose: () => void
}

const NO_REASON = { reason: '' }

export function UnlockDialog({ module, learner, kind, onClose }: Props) {
  const texts = { attempts: useStore(unlockMessages), lessons: useStore(openingMessages) }
  const t = texts[kind]
  const [unlock] = useUnlockQuizMutation()
  const form = useActionForm({
    start: NO_REASON,
    toRequest: ({ reason }) => ({ userId: learner.id, kind, reason }),
    schema: QuizUnlock,
    send: (wanted) => unlock({ code: module.code, unlock: wanted }),
    done: t.unlocked,
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      title={t.title({ module: module.title })}
      className={layout.stack}
      save={t.unlock}
      saving={t.unlocking}
      onClose={onClose}
    >
      <p>{t.text({ name: learner.name })}</p>
      <TextAreaField label={t.reason} hint={t.reasonHint} required rows={3} {...form.field('reason')} />
    </ResourceDialog>
  )
}
