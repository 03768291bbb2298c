import { lazy, Suspense } from 'react'
import { HeaderLink } from './header-link.tsx'
import styles from './header.module.css'
import { LockedLabel } from './locked-label.tsx'
import { SubscribeLink } from './subscribe-link.tsx'
import type { HeaderLinks } from './use-header.ts'

// Visitors have no dropdowns: the code of menus comes with the first sign-in.
const loadMenus = () => import(/* webpackChunkName: "member-menus" */ './member-menus.tsx')
const ServicesMenu = lazy(async () => ({ default: (await loadMenus()).ServicesMenu }))
const AdminMenu = lazy(async () => ({ default: (await loadMenus()).AdminMenu }))

export function WideMenu({ links }: { readonly links: HeaderLinks }) {
  return (
    <ul className={styles.links}>
      {links.main.map((item) => (
        <li key={item.label}>
          <HeaderLink to={item.to} className={styles.link}>
            <LockedLabel item={item} />
          </HeaderLink>
        </li>
      ))}
      {links.services.length > 0 && (
        <li>
          <Suspense>
            <ServicesMenu items={links.services} />
          </Suspense>
        </li>
      )}
      {links.subscribe && (
        <li>
          <SubscribeLink link={links.subscribe} />
        </li>
      )}
      {links.admin.length > 0 && (
        <li>
          <Suspense>
            <AdminMenu items={links.admin} />
          </Suspense>
        </li>
      )}
    </ul>
  )
}
