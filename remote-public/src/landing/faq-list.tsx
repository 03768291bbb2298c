import { useStore } from '@nanostores/react'
import { InlineText } from '@platform/shared-ui/inline-text'
import { StructuredData } from '../ui/structured-data.tsx'
import type { FaqEntry } from './landing-page.ts'
import { landingMessages } from './landing.messages.ts'
import styles from './landing.module.css'
import faqStyles from './faq.module.css'
import { faqData } from './structured.ts'

/** Questions that open by click or key, and the same for search engines. */
export function FaqList({ entries }: { readonly entries: readonly FaqEntry[] }) {
  const m = useStore(landingMessages)
  return (
    <section className={styles.section} aria-labelledby="faq">
      <StructuredData data={faqData(entries)} />
      <h2 id="faq">{m.faq}</h2>
      <div className={faqStyles.faq}>
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
