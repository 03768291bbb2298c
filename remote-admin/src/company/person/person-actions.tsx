import { useStore } from '@nanostores/react'
import type { CompanyPerson } from '@platform/shared-contracts/http'
import type { MenuEntry } from '@platform/shared-ui/menu'
import type { Places } from '../../domain/company/place-filters.tsx'
import { ConfirmAction } from '../../ui/confirm-action.tsx'
import { useActOnCompanyPersonMutation } from '../company.api.ts'
import { personMessages } from '../company.messages.ts'
import { PinsDialog } from '../tablets/pins-dialog.tsx'
import { useRevokePinMutation } from '../tablets/tablets.api.ts'
import { nameOf } from './name-of.rule.ts'
import { PersonDialog } from './person-dialog.tsx'

type Act = 'deactivate' | 'reactivate' | 'invite'
type PinAct = 'pin' | 'revoke-pin'

export type OpenDialog =
  { readonly dialog: 'add' } | { readonly dialog: 'edit' | Act | PinAct; readonly person: CompanyPerson }

/** What can be done with a person in this state. */
export function usePersonActions(open: (dialog: OpenDialog) => void): (person: CompanyPerson) => MenuEntry[] {
  const t = useStore(personMessages)
  return (person) => {
    const entry = (dialog: 'edit' | Act | PinAct, label: string): MenuEntry => ({
      label,
      isDanger: dialog === 'deactivate' || dialog === 'revoke-pin',
      onSelect: () => open({ dialog, person }),
    })
    if (person.state === 'deactivated') return [entry('reactivate', t.reactivate)]
    const invite = person.state === 'invited' ? [entry('invite', t.invite)] : []
    const pin = person.email === null ? [entry('pin', person.pinMadeAt === null ? t.makePin : t.newPin)] : []
    const revoke = person.pinMadeAt === null ? [] : [entry('revoke-pin', t.revokePin)]
    return [entry('edit', t.edit), ...invite, ...pin, ...revoke, entry('deactivate', t.deactivate)]
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
  if (open.dialog === 'pin') return <PinsDialog people={[open.person]} onClose={onClose} />
  if (open.dialog === 'revoke-pin') return <RevokePin person={open.person} onClose={onClose} />
  return <ConfirmAct act={open.dialog} person={open.person} onClose={onClose} />
}

function RevokePin({ person, onClose }: Omit<ConfirmActProps, 'act'>) {
  const t = useStore(personMessages)
  const name = nameOf(person)
  return (
    <ConfirmAction
      title={t.revokePinTitle({ name })}
      text={t.revokePinText}
      action={t.revokePin}
      done={t.pinRevoked({ name })}
      isDanger
      useAction={useRevokePinMutation}
      arg={person.id}
      onClose={onClose}
    />
  )
}

interface ConfirmActProps {
  readonly act: Act
  readonly person: CompanyPerson
  readonly onClose: () => void
}

function ConfirmAct({ act, person, onClose }: ConfirmActProps) {
  const t = useStore(personMessages)
  const name = nameOf(person)
  const hasNoEmail = person.email === null
  const email = person.email ?? ''
  const texts = {
    deactivate: {
      title: t.deactivateTitle({ name }),
      text: hasNoEmail ? t.deactivateTextNoEmail : t.deactivateText,
      action: t.deactivate,
      done: t.deactivated({ name }),
      isDanger: true,
    },
    reactivate: {
      title: t.reactivateTitle({ name }),
      text: hasNoEmail ? t.reactivateTextNoEmail : t.reactivateText({ email }),
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
