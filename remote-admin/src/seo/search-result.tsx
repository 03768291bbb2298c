import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { phraseFaults } from '../lib/phrases.rule.ts'
import { MAX_DESCRIPTION_LENGTH, fullTitle, MAX_TITLE_LENGTH } from './page-checks.rule.ts'
import { seoMessages } from './seo.messages.ts'
import classes from './seo.module.css'

interface Props {
  readonly siteName: string
  readonly path: string
  readonly title: string
  readonly description: string
}

const ELLIPSIS = '…'
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trim()}${ELLIPSIS}` : text

/** About what a search engine makes of it. */
export function SearchResult({ siteName, path, title, description }: Props) {
  const t = useStore(seoMessages)
  const { tenant } = usePlatform()
  const faults = phraseFaults(`${title}\n${description}`)
  return (
    <section className={classes.result} aria-label={t.preview}>
      <p className={classes.resultNote}>{t.preview}</p>
      <p className={classes.resultPath}>{`${tenant.domain ?? siteName}${path}`}</p>
      <p className={classes.resultTitle}>{cut(fullTitle(siteName, title), MAX_TITLE_LENGTH)}</p>
      <p className={classes.resultText}>{cut(description, MAX_DESCRIPTION_LENGTH)}</p>
      {faults.map((fault) => (
        <p key={fault.phrase} className={classes.resultNote}>
          {t.phrase({ ...fault })}
        </p>
      ))}
    </section>
  )
}
