import { useStore } from '@nanostores/react'
import { HeaderLink } from './header-link.tsx'
import { headerMessages } from './header.messages.ts'
import styles from './header.module.css'
import type { SubscribeLink as Link } from './use-header.ts'

/** Subscribe or Subscription, with the number of courses in the cart. */
export function SubscribeLink({ link }: { readonly link: Link }) {
  const t = useStore(headerMessages)
  return (
    <HeaderLink to={link.to} state={link.state} className={`${styles.link} ${styles.subscribe}`}>
      {link.label}
      {link.cartCount > 0 && (
        <>
          <span className={styles.badge} aria-hidden="true" data-cart-count={link.cartCount}>
            {link.cartCount}
          </span>
          <span className="visually-hidden">{t.inCart({ count: link.cartCount })}</span>
        </>
      )}
    </HeaderLink>
  )
}
