import type { ReactNode } from 'react'
import { PageHeader } from '@platform/shared-ui/page-header'
import styles from './policies.module.css'

interface PolicySection {
  readonly title: string
  /** One sentence is a paragraph, more are a list. */
  readonly lines: readonly string[]
}

interface Props {
  readonly title: string
  readonly lead: ReactNode
  readonly sections: readonly PolicySection[]
  /** Where the page leads on. */
  readonly children?: ReactNode
}

/** A short text about what the site does, in sections. */
export function PolicyPage({ title, lead, sections, children }: Props) {
  return (
    <article className={`content ${styles.page}`}>
      <PageHeader title={title} lead={lead} />
      {sections.map((section) => (
        <section key={section.title} className="prose">
          <h2>{section.title}</h2>
          {section.lines.length === 1 ? (
            <p>{section.lines[0]}</p>
          ) : (
            <ul>
              {section.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {children}
    </article>
  )
}
