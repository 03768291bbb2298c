import { Suspense, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { shellMessages } from './shell.messages.ts'
import styles from './shell-layout.module.css'

interface ShellLayoutProps {
  readonly header: ReactNode
  readonly footer: ReactNode
  /** Shown while the page in `children` is on its way and there is none before it to keep on screen. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

export function ShellLayout({ header, footer, waiting, children }: ShellLayoutProps) {
  const t = useStore(shellMessages)
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {t.skipToContent}
      </a>
      {header}
      <main className={styles.main} id="main" tabIndex={-1} data-visitor>
        <Suspense fallback={waiting}>{children}</Suspense>
      </main>
      {footer}
    </div>
  )
}
