import { Suspense, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { shellMessages } from './shell.messages.ts'
import styles from './shell-layout.module.css'

interface ShellLayoutProps {
  /** Fixed at the foot of the window, and early in the order of the keyboard: it must not be found after the whole page. */
  readonly question: ReactNode
  readonly header: ReactNode
  readonly footer: ReactNode
  /** Shown while the page in `children` is on its way and there is none before it to keep on screen. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

export function ShellLayout({ question, header, footer, waiting, children }: ShellLayoutProps) {
  const t = useStore(shellMessages)
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {t.skipToContent}
      </a>
      {question}
      {header}
      <main className={styles.main} id="main" tabIndex={-1} data-visitor>
        <Suspense fallback={waiting}>{children}</Suspense>
      </main>
      {footer}
    </div>
  )
}
