import { useStore } from '@nanostores/react'
import type { User } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { fullName } from '../lib/full-name.ts'
import { useLogout } from '../app/use-logout.tsx'
import { tabletBarMessages } from './tablet.messages.ts'
import styles from './tablet.module.css'
import { useIdle } from './use-idle.ts'

/** Who is signed in on the shared tablet, with the way out; without use, the session ends by itself. */
export function TabletBar({ user }: { readonly user: User }) {
  const t = useStore(tabletBarMessages)
  const { logout, leave, question } = useLogout()
  const { isAsking, stay } = useIdle(leave)
  return (
    <>
      <section className={styles.bar} aria-label={t.label}>
        <span>{t.who({ name: fullName(user) })}</span>
        <Button variant="primary" onClick={logout}>
          {t.signOut}
        </Button>
      </section>
      {question}
      <Dialog
        isOpen={isAsking}
        title={t.askTitle}
        onClose={stay}
        footer={
          <>
            <Button onClick={leave}>{t.signOut}</Button>
            <Button variant="primary" onClick={stay}>
              {t.stay}
            </Button>
          </>
        }
      >
        <p>{t.askText}</p>
      </Dialog>
    </>
  )
}
