import { useStore } from '@nanostores/react'
import type { CompanyPerson } from '@platform/shared-contracts/http'
import type { MenuEntry } from '@platform/shared-ui/menu'
import type { Places } from '../../domain/company/place-filters.tsx'
import { ConfirmAction } from '../../ui/confirm-action.tsx'
import { useActOnCompanyPersonMutation } from '../company.api.ts'
import { personMessages } from '../company.messages.ts'
import { nameOf } from './name-of.rule.ts'
import { PersonDialog } from './person-dialog.tsx'

type Act = 'deactivate' | 'reactivate' | 'invite'

export type OpenDialog =
  { readonly dialog: 'add' } | { readonly dialog: 'edit' | Act; readonly person: CompanyPerson }

/** What can be done with a person in this state. */
export function usePersonActions(open: (dialog: OpenDialog) => void): (person: CompanyPerson) => MenuEntry[] {
  const t = useStore(personMessages)
  return (person) => {
    const entry = (dialog: 'edit' | Act, label: string): MenuEntry => ({
      label,
      isDanger: dialog === 'deactivate',
      onSelect: () => open({ dialog, person }),
    })
    if (person.state === 'deactivated') return [entry('reactivate', t.reactivate)]
    const invite = person.state === 'invited' ? [entry('invite', t.invite)] : []
    return [entry('edit', t.edit), ...invite, entry('deactivate', t.deactivate)]
  }
}

interface PersonDialogsProps {
  readonly open: OpenDialog
  readonly places: Places
  readonly onClose: () => void
}

export function PersonDialogs({ open, places, onClose }: PersonDialogsProps) {
  if (open.dialog === 'add') return <PersonDialog row={null} places={places} onClose={onClose} />
  if (open.dialog === 'edit') return <PersonDialog row={open.person} places={places} onClose={onClose} />
  return <ConfirmAct act={open.dialog} person={open.person} onClose={onClose} />
}

interface ConfirmActProps {
  readonly act: Act
  readonly person: CompanyPerson
  readonly onClose: () => void
}

function ConfirmAct({ act, person, onClose }: ConfirmActProps) {
  const t = useStore(personMessages)
  const name = nameOf(person)
  const { email } = person
  const texts = {
    deactivate: {
      title: t.deactivateTitle({ name }),
      text: t.deactivateText,
      action: t.deactivate,
      done: t.deactivated({ name }),
      isDanger: true,
    },
    reactivate: {
      title: t.reactivateTitle({ name }),
      text: t.reactivateText({ email }),
      action: t.reactivate,
      done: t.reactivated({ name }),
    },
    invite: {
      title: t.inviteTitle({ name }),
      text: t.inviteText({ email }),
      action: t.invite,
      done: t.invited({ email }),
    },
  }
  return (
    <ConfirmAction
      {...texts[act]}
      useAction={useActOnCompanyPersonMutation}
      arg={{ id: person.id, act }}
      onClose={onClose}
    />
  )
}
