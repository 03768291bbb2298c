import { useStore } from '@nanostores/react'
import type { ContentBlock } from '@platform/shared-contracts/http'
import { ContentBlocks } from '@platform/shared-ui/content-blocks'
import { CheckIcon, HelmetIcon } from '@platform/shared-ui/icon'
import type { LandingFact } from './landing-page.ts'
import { landingMessages } from './landing.messages.ts'
import styles from './landing.module.css'
import factStyles from './facts.module.css'

export function RuleFacts({ facts }: { readonly facts: readonly LandingFact[] }) {
  const m = useStore(landingMessages)
  return (
    <section className={styles.section} aria-labelledby="rule">
      <h2 id="rule">{m.rule}</h2>
      <ul className={factStyles.factGrid}>
        {facts.map(({ figure, text, cite }) => (
          <li key={text} className={factStyles.fact}>
            {figure && <p className={factStyles.figure}>{figure}</p>}
            <p>{text}</p>
            <p className={factStyles.cite}>{cite}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Details({ blocks }: { readonly blocks: readonly ContentBlock[] }) {
  return (
    <section className={`prose ${styles.section} ${styles.details}`}>
      <ContentBlocks blocks={blocks} level={2} />
    </section>
  )
}

export function Audience({ lines }: { readonly lines: readonly string[] }) {
  const m = useStore(landingMessages)
  return (
    <section aria-labelledby="who">
      <h2 id="who">{m.audience}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <HelmetIcon size={1.25} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Covered({ lines }: { readonly lines: readonly string[] }) {
  const m = useStore(landingMessages)
  return (
    <section aria-labelledby="covered">
      <h2 id="covered">{m.covered}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <CheckIcon size={1.25} />
            {line}
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{m.format}</p>
    </section>
  )
}
