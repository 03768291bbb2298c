import { useId, type ReactNode } from 'react'
import { InlineText } from './inline-text.tsx'
import { StructuredData } from '../head/structured-data.tsx'
import styles from './faq-list.module.css'

export interface FaqEntry {
  readonly question: string
  /** May hold links, as `InlineText` reads them. */
  readonly answer: string
}

interface FaqListProps {
  readonly title: ReactNode
  readonly entries: readonly FaqEntry[]
}

/** Questions that open by click or key, open on paper, and the same for search engines. */
export function FaqList({ title, entries }: FaqListProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <StructuredData data={faqData(entries)} />
      <h2 id={id}>{title}</h2>
      <div className={styles.faq}>
        {entries.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>
              <InlineText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}

function faqData(entries: readonly FaqEntry[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
