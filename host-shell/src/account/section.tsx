import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { Reading } from '@platform/shared-contracts/client'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { accountMessages } from './account.messages.ts'
import styles from './section.module.css'

interface SectionProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

export function Section({ title, text, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

interface WhenLoadedProps<T> {
  readonly loaded: Reading<T>
  readonly children: (value: T) => ReactNode
}

/** Its content once it is there; before, a skeleton, or what failed and a way to try again. */
export function WhenLoaded<T>({ loaded, children }: WhenLoadedProps<T>) {
  const t = useStore(accountMessages)
  if (loaded.data !== null) return children(loaded.data)
  if (loaded.answer.status !== 'failed') return <Skeleton lines={3} />
  return (
    <Alert
      kind="danger"
      actions={
        <Button size="sm" onClick={loaded.reload}>
          {t.retry}
        </Button>
      }
    >
      {t.loadFailed}
    </Alert>
  )
}
