import { useStore } from '@nanostores/react'
import type { User } from '@platform/shared-contracts/http'
import { hasEmail } from '@platform/shared-contracts/rules'
import { UserIcon } from '@platform/shared-ui/icon'
import { Menu } from '@platform/shared-ui/menu'
import { lockMessages } from '../app/guard.messages.ts'
import { fullName } from '../lib/full-name.ts'
import { headerMessages } from './header.messages.ts'
import type { MenuItem } from './menu-model.ts'
import { useLogout } from '../app/use-logout.tsx'

interface ItemsMenuProps {
  readonly items: readonly MenuItem[]
}

export function ServicesMenu({ items }: ItemsMenuProps) {
  const t = useStore(headerMessages)
  return <ItemsMenu label={t.services} items={items} />
}

export function AdminMenu({ items }: ItemsMenuProps) {
  const t = useStore(headerMessages)
  return <ItemsMenu label={t.admin} items={items} />
}

function ItemsMenu({ label, items }: ItemsMenuProps & { readonly label: string }) {
  const reasons = useStore(lockMessages)
  const entries = items.map((item) => ({
    label: item.label,
    to: item.to,
    lockedReason: item.lock === null ? undefined : reasons[item.lock],
  }))
  return <Menu label={label} entries={entries} openOnHover />
}

export function UserMenu({ user }: { readonly user: User }) {
  const t = useStore(headerMessages)
  const { logout, question } = useLogout()
  return (
    <>
      <Menu
        label={fullName(user)}
        icon={<UserIcon />}
        align="end"
        openOnHover
        entries={[
          ...(hasEmail(user.email) ? [{ kind: 'heading' as const, label: user.email }] : []),
          { label: t.account, to: '/account' },
          ...(user.managedCompany ? [{ label: t.company, to: '/company' }] : []),
          { kind: 'separator' },
          { label: t.logout, onSelect: logout },
        ]}
      />
      {question}
    </>
  )
}
