import { useStore } from '@nanostores/react'
import type { AttemptMistakes, Refresher } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { ContentLanguage, useContentLanguage } from '../../domain/content-language/content-language.tsx'
import { formatDay } from '../../lib/dates.ts'
import { QuestionReviews } from '../../domain/question/review/question-review.tsx'
import { languageName } from '../../lib/language-name.ts'
import { refresherMessages } from './refresher.messages.ts'
import classes from './refresher.module.css'

/** The questions that went wrong in the attempts that count, each with its reasons and the place in the lesson. */
export function PastMistakes({ refresher }: { readonly refresher: Refresher }) {
  const t = useStore(refresherMessages)
  const { code, attempts, mistakes } = refresher
  return (
    <section className={classes.section} aria-labelledby="mistakes">
      <h2 id="mistakes">{t.mistakes}</h2>
      {mistakes.length === 0 && <p>{attempts === 0 ? t.noAttempts : t.nothingWrong}</p>}
      {mistakes.length > 0 && <p>{t.mistakesLead}</p>}
      {mistakes.map((attempt) => (
        <ContentLanguage key={attempt.attemptId} language={attempt.language}>
          <OneAttempt code={code} attempt={attempt} />
        </ContentLanguage>
      ))}
    </section>
  )
}

interface OneProps {
  readonly code: string
  readonly attempt: AttemptMistakes
}

function OneAttempt({ code, attempt: { submittedAt, questions, review } }: OneProps) {
  const t = useStore(refresherMessages)
  const page = useStore(locale)
  const other = useContentLanguage()
  return (
    <div className={classes.attempt}>
      <p className={classes.facts}>{t.attemptOn({ day: formatDay(submittedAt, page) })}</p>
      {other && <p className={classes.facts}>{t.attemptIn({ language: languageName(other, page) })}</p>}
      {review.every(({ answer }) => answer === null) && <p className={classes.facts}>{t.keyHidden}</p>}
      <QuestionReviews code={code} questions={questions} review={review} />
    </div>
  )
}
