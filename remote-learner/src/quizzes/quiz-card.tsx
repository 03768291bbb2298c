import { useStore } from '@nanostores/react'
import type { QuizState, QuizSummary } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { Card } from '@platform/shared-ui/card'
import { contentLanguageMessages } from '../domain/content-language/content-language.messages.ts'
import { formatDay, formatMoment } from '../lib/dates.ts'
import { languageName } from '../lib/language-name.ts'
import { MissingLessons } from './missing-lessons.tsx'
import { QuizActions } from './quiz-actions.tsx'
import { quizStateMessages, quizzesMessages } from './quizzes.messages.ts'
import classes from './quizzes.module.css'

const TONES: Readonly<Record<QuizState, BadgeTone>> = {
  not_started: 'neutral',
  in_progress: 'info',
  passed: 'success',
  failed: 'warning',
  locked: 'danger',
}

interface Props {
  readonly quiz: QuizSummary
  readonly isOpening: boolean
  readonly onStart: () => void
}

export function QuizCard({ quiz, isOpening, onStart }: Props) {
  const t = useStore(quizzesMessages)
  const states = useStore(quizStateMessages)
  const language = useStore(locale)
  const { badge } = useStore(contentLanguageMessages)
  const about = t.facts({ questions: quiz.questions, percent: quiz.passPercent })
  const other = quiz.language === language ? undefined : quiz.language
  const facts = other ? `${about} · ${badge({ language: languageName(other, language) })}` : about
  return (
    <Card
      as="article"
      level={2}
      title={quiz.title}
      eyebrow={quiz.code}
      aside={<Badge tone={TONES[quiz.state]}>{states[quiz.state]}</Badge>}
      footer={<QuizActions quiz={quiz} isOpening={isOpening} onStart={onStart} />}
    >
      <p className={classes.facts}>
        {quiz.timeLimitMinutes === null ? facts : `${facts} · ${t.timed({ minutes: quiz.timeLimitMinutes })}`}
      </p>
      <QuizFigures quiz={quiz} />
      <MissingLessons quiz={quiz} />
    </Card>
  )
}

function QuizFigures({ quiz }: { readonly quiz: QuizSummary }) {
  const t = useStore(quizzesMessages)
  const language = useStore(locale)
  const percent = new Intl.NumberFormat(writtenIn(language), { style: 'percent' })
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>{t.attempts}</dt>
          <dd>{t.attemptsLeft({ left: quiz.attemptsLeft, allowed: quiz.attemptsAllowed })}</dd>
        </div>
        <div>
          <dt>{t.best}</dt>
          <dd>{quiz.bestScore === null ? t.none : percent.format(quiz.bestScore)}</dd>
        </div>
        <div>
          <dt>{t.last}</dt>
          <dd>{quiz.lastAt === null ? t.none : formatDay(quiz.lastAt, language)}</dd>
        </div>
      </dl>
      {quiz.lockedUntil && (
        <p className={classes.notice}>
          {t.lockedUntil({ moment: formatMoment(quiz.lockedUntil, language) })}
        </p>
      )}
      {quiz.isRenewalDue && <p className={classes.notice}>{t.renewalDue}</p>}
    </>
  )
}
