import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { tenantName } from '@platform/shared-contracts/rules'
import { BrandMark } from '@platform/shared-ui/brand-mark'
import { useShell } from '../app/shell-services.ts'
import styles from './header.module.css'
import { headerMessages } from './header.messages.ts'
import { NarrowMenu } from './narrow-menu.tsx'
import { Person } from './person.tsx'
import { useHeader } from './use-header.ts'
import { WideMenu } from './wide-menu.tsx'

interface HeaderProps {
  /** The switch of languages, always in sight. */
  readonly language: ReactNode
}

export function Header({ language }: HeaderProps) {
  const { tenant } = useShell()
  const t = useStore(headerMessages)
  const config = useStore(tenant.config)
  const links = useHeader()
  const name = tenantName(config)
  return (
    <header className={styles.header}>
      <div className={`content ${styles.bar}`}>
        <Link to="/" className={styles.brand}>
          <BrandMark name={name} logoUrl={config.branding?.logoUrl} />
        </Link>
        <nav className={styles.wide} aria-label={t.navigation} data-visitor>
          <WideMenu links={links} />
        </nav>
        {language}
        <Link to="/search" className={`${styles.link} ${styles.search}`} aria-label={t.search} />
        <div className={styles.person} data-visitor>
          <Person />
        </div>
        <NarrowMenu links={links} />
      </div>
    </header>
  )
}
