import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import type { User } from '@platform/shared-contracts/http'
import { LinkButton } from '@platform/shared-ui/button'
import { headerMessages } from './header.messages.ts'
import styles from './narrow-menu.module.css'

/** In the chunk of the menus, which every signed-in user has: this opens without a network too. */
const NarrowMember = lazy(async () => ({
  default: (await import(/* webpackChunkName: "member-menus" */ './narrow-member.tsx')).NarrowMember,
}))

export function NarrowPerson({ user }: { readonly user: User | null }) {
  const t = useStore(headerMessages)
  if (user)
    return (
      <Suspense>
        <NarrowMember user={user} />
      </Suspense>
    )
  return (
    <div className={styles.person}>
      <LinkButton to="/login" isWide>
        {t.login}
      </LinkButton>
      <LinkButton to="/register" variant="primary" isWide>
        {t.register}
      </LinkButton>
    </div>
  )
}
