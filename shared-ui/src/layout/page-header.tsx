import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { ArrowLeftIcon } from './icon.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: ReactNode
  /** For a page that gives the focus to its title when it takes the place of another. */
  readonly titleRef?: Ref<HTMLHeadingElement>
  /** 1 unless the header is not the top of its page. */
  readonly level?: 1 | 2
  readonly eyebrow?: ReactNode
  /** One or two sentences: what this page is for. */
  readonly lead?: ReactNode
  /** At the right on a wide screen; the most important first. */
  readonly actions?: ReactNode
  /** The page above this one. */
  readonly back?: { readonly to: string; readonly label: string }
}

/** The top of a page, with its only h1. */
export function PageHeader({ title, titleRef, level = 1, eyebrow, lead, actions, back }: PageHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header className={styles.header}>
      <div className={styles.texts}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <ArrowLeftIcon size={1} />
            {back.label}
          </Link>
        )}
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </Heading>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
