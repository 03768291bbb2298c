import { useStore } from '@nanostores/react'
import type { LegalDocument, LegalKind } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { ContentBlocks } from '@platform/shared-ui/content-blocks'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { Link } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { formatDay } from '../lib/day.ts'
import { useAnswer } from '../lib/use-answer.ts'
import styles from './legal.module.css'
import { legalMessages } from './legal.messages.ts'

/** A legal text of the tenant: what it comes to, its contents, and every section under its own address. */
export function LegalPage({ kind }: { readonly kind: LegalKind }) {
  const m = useStore(legalMessages)
  const { answer, data, reload } = useAnswer(`/legal/${kind}`, 'LegalDocument')
  return (
    <article className={`content ${styles.page}`}>
      {data ? (
        <LegalText document={data} />
      ) : (
        <>
          <PageHeader title={m[kind]} eyebrow=" " />
          {answer.status === 'failed' ? (
            <FailedState onRetry={reload}>{m.failed}</FailedState>
          ) : (
            <Skeleton lines={12} />
          )}
        </>
      )}
    </article>
  )
}

function LegalText({ document }: { readonly document: LegalDocument }) {
  const m = useStore(legalMessages)
  const language = useStore(i18n.language)
  const date = formatDay(document.effectiveOn, language)
  return (
    <>
      <PageHeader
        title={document.title}
        eyebrow={m.version({ version: document.version, date })}
        actions={<PrintButton />}
      />
      <div className={styles.columns}>
        <Contents document={document} />
        <div className={`prose ${styles.text}`}>
          <section className={styles.short} aria-labelledby="in-short">
            <h2 id="in-short">{m.inShort}</h2>
            <ContentBlocks blocks={[{ kind: 'list', items: document.summary }]} />
          </section>
          {document.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className="prose">
              <h2>{heading}</h2>
              <ContentBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function PrintButton() {
  const m = useStore(legalMessages)
  return (
    <Button className={styles.unprinted} onClick={() => window.print()}>
      {m.print}
    </Button>
  )
}

function Contents({ document }: { readonly document: LegalDocument }) {
  const m = useStore(legalMessages)
  const other = document.kind === 'privacy' ? 'terms' : 'privacy'
  return (
    <nav className={styles.contents} aria-label={m.contents}>
      <ol>
        {document.sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
      <p>
        {m.other}: <Link to={`/${other}`}>{m[other]}</Link>
      </p>
    </nav>
  )
}
