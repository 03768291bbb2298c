import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './card.module.css'
import { classNames } from '../lib/class-names.ts'

interface CardProps {
  /** Level of the title among the page's headings. */
  readonly level?: 2 | 3 | 4
  readonly title?: ReactNode
  /** Makes the whole card lead there; the title is the link. */
  readonly to?: string
  readonly icon?: ReactNode
  /** Fills the top of the card, from edge to edge. */
  readonly picture?: ReactNode
  /** Small print above the title. */
  readonly eyebrow?: ReactNode
  /** At the right of the title: a badge, a menu. */
  readonly aside?: ReactNode
  readonly footer?: ReactNode
  readonly tone?: 'plain' | 'raised' | 'accent'
  readonly as?: 'div' | 'article' | 'section' | 'li'
  readonly className?: string
  readonly children?: ReactNode
}

/** A surface with one thing on it. */
export function Card({
  tone = 'plain',
  as: Tag = 'div',
  to,
  icon,
  picture,
  footer,
  className,
  children,
  ...head
}: CardProps) {
  return (
    <Tag className={classNames(styles.card, styles[tone], to !== undefined && styles.linked, className)}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      {icon !== undefined && <div className={styles.icon}>{icon}</div>}
      <CardHead to={to} {...head} />
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </Tag>
  )
}

type CardHeadProps = Pick<CardProps, 'level' | 'title' | 'to' | 'eyebrow' | 'aside'>

function CardHead({ level = 3, title, to, eyebrow, aside }: CardHeadProps) {
  if (title === undefined && eyebrow === undefined && aside === undefined) return null
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        {title !== undefined && <Heading className={styles.title}>{linked(title, to)}</Heading>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

function linked(title: ReactNode, to: string | undefined) {
  if (to === undefined) return title
  return (
    <Link to={to} className={styles.link}>
      {title}
    </Link>
  )
}
