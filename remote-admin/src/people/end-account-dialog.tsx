import { useStore } from '@nanostores/react'
import { AccountEnding, type PersonDetail } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { useActionForm } from '../ui/use-row-form.ts'
import { useEndAccountMutation, type AccountEnd } from './people.api.ts'
import { personEndMessages } from './people.messages.ts'
import layout from '../ui/layout.module.css'

interface EndAccountDialogProps {
  readonly person: PersonDetail
  readonly action: AccountEnd
  readonly onClose: () => void
}

const NEW_ENDING: AccountEnding = { reason: '' }

/** Asks why an account is disabled or erased, and says what happens then. */
export function EndAccountDialog({ person, action, onClose }: EndAccountDialogProps) {
  const t = useStore(personEndMessages)
  const [end] = useEndAccountMutation()
  const { title, texts, button, done } = useActionTexts(`${person.firstName} ${person.lastName}`)[action]
  const form = useActionForm({
    start: NEW_ENDING,
    schema: AccountEnding,
    send: (ending) => end({ id: person.id, action, ...ending }),
    done,
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      isDanger
      title={title}
      className={layout.stack}
      save={button}
      saving={t.ending}
      {...(action === 'erase'
        ? { requiredText: person.email || `${person.firstName} ${person.lastName}` }
        : {})}
      onClose={onClose}
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <TextField label={t.reason} hint={t.reasonHint} required {...form.field('reason')} />
    </ResourceDialog>
  )
}

function useActionTexts(name: string) {
  const t = useStore(personEndMessages)
  return {
    disable: {
      title: t.disableTitle({ name }),
      texts: [t.disableText],
      button: t.disable,
      done: t.didDisable({ name }),
    },
    erase: {
      title: t.eraseTitle({ name }),
      texts: [t.eraseText, t.eraseRetained],
      button: t.erase,
      done: t.didErase,
    },
  }
}
