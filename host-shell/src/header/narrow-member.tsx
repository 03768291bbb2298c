import { useStore } from '@nanostores/react'
import type { User } from '@platform/shared-contracts/http'
import { hasEmail } from '@platform/shared-contracts/rules'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { fullName } from '../lib/full-name.ts'
import { headerMessages } from './header.messages.ts'
import styles from './narrow-menu.module.css'
import { useLogout } from '../app/use-logout.tsx'

export function NarrowMember({ user }: { readonly user: User }) {
  const t = useStore(headerMessages)
  const { logout, question } = useLogout()
  return (
    <div className={styles.person}>
      <p className={styles.name}>{fullName(user)}</p>
      {hasEmail(user.email) && <p className={styles.email}>{user.email}</p>}
      <LinkButton to="/account" isWide>
        {t.account}
      </LinkButton>
      {user.managedCompany && (
        <LinkButton to="/company" isWide>
          {t.company}
        </LinkButton>
      )}
      <Button isWide onClick={logout}>
        {t.logout}
      </Button>
      {question}
    </div>
  )
}
