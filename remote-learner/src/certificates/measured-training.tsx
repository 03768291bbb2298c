import { useStore } from '@nanostores/react'
import type { Certificate } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { certificatesMessages } from './certificates.messages.ts'
import classes from './certificates.module.css'

interface Props {
  readonly certificate: Certificate
}

/** Lessons, time and attempts as the server measured them; none for a certificate from before that. */
export function useMeasuredFacts({ measured }: Certificate): readonly (readonly [string, string])[] {
  const t = useStore(certificatesMessages)
  const shownIn = useStore(locale)
  if (!measured) return []
  const { lessonsRead: read, lessonsTotal: total, minutes, attempts, languages = [] } = measured
  const names = new Intl.DisplayNames(shownIn, { type: 'language' })
  return [
    [t.lessons, t.lessonsRead({ read, total })],
    ...(languages.length > 0
      ? [[t.lessonsIn, languages.map((one) => names.of(one) ?? one).join(', ')] as const]
      : []),
    [t.timeInLessons, t.minutes({ minutes })],
    [t.attempts, String(attempts)],
  ]
}

/** Under which rules it was issued, where that is not plain. */
export function RulesNote({ certificate: { measured } }: Props) {
  const t = useStore(certificatesMessages)
  // An older server does not say.
  if (measured === undefined) return null
  if (measured === null) return <p className={classes.standard}>{t.earlierRules}</p>
  if (measured.openedBy) return <p className={classes.standard}>{t.openedBy(measured.openedBy)}</p>
  return measured.basis === 'renewal' ? <p className={classes.standard}>{t.refresher}</p> : null
}
