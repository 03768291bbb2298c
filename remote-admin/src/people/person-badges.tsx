import { useStore } from '@nanostores/react'
import type { PersonSummary, Role } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { peopleMessages } from './people.messages.ts'
import layout from '../ui/layout.module.css'

const TONES: Readonly<Record<Role, BadgeTone>> = { super_admin: 'accent', admin: 'info', user: 'neutral' }

/** A person's role, account state and subscription, as badges. */
export function PersonBadges({
  person,
}: {
  readonly person: Pick<
    PersonSummary,
    'role' | 'isSubscribed' | 'isProfessionalPartner' | 'disabledAt' | 'erasedAt'
  >
}) {
  const t = useStore(peopleMessages)
  const roles: Readonly<Record<Role, string>> = {
    super_admin: t.roleSuperAdmin,
    admin: t.roleAdmin,
    user: t.roleUser,
  }
  return (
    <span className={layout.buttons}>
      {person.erasedAt && <Badge tone="neutral">{t.erased}</Badge>}
      {person.disabledAt && !person.erasedAt && <Badge tone="danger">{t.disabled}</Badge>}
      <Badge tone={TONES[person.role]}>{roles[person.role]}</Badge>
      {person.isProfessionalPartner && <Badge tone="info">{t.partner}</Badge>}
      {person.isSubscribed && <Badge tone="success">{t.subscribed}</Badge>}
    </span>
  )
}
