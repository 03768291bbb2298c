import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import { LinkButton } from '@platform/shared-ui/button'
import { useShell } from '../app/shell-services.ts'
import styles from './header.module.css'
import { headerMessages } from './header.messages.ts'

const UserMenu = lazy(async () => ({
  default: (await import(/* webpackChunkName: "member-menus" */ './member-menus.tsx')).UserMenu,
}))

/** Login and Register for a visitor, the user menu for a signed-in user, nothing while the session is unknown. */
export function Person() {
  const { session } = useShell()
  const t = useStore(headerMessages)
  const { status, user } = useStore(session.state)
  if (status === 'loading') return <span className={styles.unknown} />
  if (user)
    return (
      <Suspense fallback={<span className={styles.unknown} />}>
        <UserMenu user={user} />
      </Suspense>
    )
  return (
    <>
      <LinkButton to="/login" variant="ghost" size="sm">
        {t.login}
      </LinkButton>
      <LinkButton to="/register" variant="primary" size="sm">
        {t.register}
      </LinkButton>
    </>
  )
}
