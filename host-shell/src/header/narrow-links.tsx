import { useStore } from '@nanostores/react'
import { useShell } from '../app/shell-services.ts'
import { HeaderLink } from './header-link.tsx'
import { headerMessages } from './header.messages.ts'
import { LockedLabel } from './locked-label.tsx'
import type { MenuItem } from './menu-model.ts'
import styles from './narrow-menu.module.css'
import { NarrowPerson } from './narrow-person.tsx'
import { SubscribeLink } from './subscribe-link.tsx'
import type { HeaderLinks } from './use-header.ts'

export function NarrowLinks({ links }: { readonly links: HeaderLinks }) {
  const { session } = useShell()
  const t = useStore(headerMessages)
  const { user } = useStore(session.state)
  return (
    <>
      <LinkList items={links.main} />
      {links.subscribe && <SubscribeLink link={links.subscribe} />}
      {links.services.length > 0 && <LinkList title={t.services} items={links.services} />}
      {links.admin.length > 0 && <LinkList title={t.admin} items={links.admin} />}
      <NarrowPerson user={user} />
    </>
  )
}

interface LinkListProps {
  readonly title?: string
  readonly items: readonly MenuItem[]
}

function LinkList({ title, items }: LinkListProps) {
  return (
    <div className={styles.group}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            <HeaderLink to={item.to} className={styles.link}>
              <LockedLabel item={item} />
            </HeaderLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
