import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Lesson, LessonCheckResult, PracticeQuestion } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { useContentLanguage } from '../../app/content-language.tsx'
import { moduleMessages } from '../module.messages.ts'
import { codePage } from './cited-text.rule.ts'
import { Citation } from './cited-text.tsx'
import { useGradeCheckMutation } from './lessons.api.ts'
import { playerMessages } from './player.messages.ts'
import classes from './lesson.module.css'

interface Props {
  readonly code: string
  readonly lesson: Lesson
  /** Whether a pass is recorded. */
  readonly isRecorded: boolean
  readonly isPassed: boolean
}

/** The check at the end of a lesson; the server holds the key. */
export function LessonCheck({ code, lesson, isRecorded, isPassed }: Props) {
  const t = useStore(playerMessages)
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({})
  const [grade, { data: result, isLoading, isError, reset }] = useGradeCheckMutation()
  const isComplete = lesson.check.every(({ id }) => answers[id] !== undefined)
  const choose = (id: string, option: number) => {
    setAnswers({ ...answers, [id]: option })
    if (result && !result.isPassed) reset()
  }

  return (
    <section className={classes.check} aria-labelledby="lesson-check">
      <h3 id="lesson-check">{t.check}</h3>
      <p className={classes.muted}>{isRecorded ? t.checkLead : t.checkSample}</p>
      <form
        className={classes.questions}
        onSubmit={(event) => {
          event.preventDefault()
          void grade({ code, lessonId: lesson.id, answers })
        }}
      >
        {lesson.check.map((question, index) => (
          <CheckQuestion
            key={question.id}
            question={question}
            number={index + 1}
            chosen={answers[question.id]}
            verdict={result?.questions.find(({ id }) => id === question.id)}
            isLocked={result?.isPassed === true}
            onChoose={(option) => choose(question.id, option)}
          />
        ))}
        {isError && <Alert kind="danger">{t.checkFailed}</Alert>}
        <CheckOutcome result={result} isPassed={isPassed} />
        {!result?.isPassed && (
          <div>
            <BusyButton
              type="submit"
              variant="primary"
              isBusy={isLoading}
              busyText={t.checking}
              disabled={!isComplete}
            >
              {t.submit}
            </BusyButton>
          </div>
        )}
      </form>
    </section>
  )
}

interface QuestionProps {
  readonly question: PracticeQuestion
  readonly number: number
  readonly chosen: number | undefined
  readonly verdict: LessonCheckResult['questions'][number] | undefined
  readonly isLocked: boolean
  readonly onChoose: (option: number) => void
}

function CheckQuestion({ question, number, chosen, verdict, isLocked, onChoose }: QuestionProps) {
  const t = useStore(playerMessages)
  const { question: nthQuestion } = useStore(moduleMessages)
  const lang = useContentLanguage()
  return (
    <fieldset className={classes.question} disabled={isLocked}>
      <legend>
        <span className={classes.muted}>{nthQuestion({ number })}</span>{' '}
        <span lang={lang}>{question.text}</span>
      </legend>
      {question.options.map((option, index) => (
        <label key={option} className={classes.option} lang={lang}>
          <input
            type="radio"
            name={question.id}
            checked={chosen === index}
            onChange={() => onChoose(index)}
          />
          {option}
        </label>
      ))}
      {verdict && (
        <p className={verdict.isRight ? classes.right : classes.wrong}>
          {verdict.isRight ? t.right : t.wrong}{' '}
          {verdict.isRight && <span lang={lang}>{verdict.explanation}</span>}{' '}
          <Citation cite={verdict.cfr} href={codePage(verdict.cfr)} />
        </p>
      )}
    </fieldset>
  )
}

function CheckOutcome({
  result,
  isPassed,
}: {
  readonly result: LessonCheckResult | undefined
  readonly isPassed: boolean
}) {
  const t = useStore(playerMessages)
  const right = result?.questions.filter(({ isRight }) => isRight).length ?? 0
  const text = !result
    ? isPassed
      ? t.passed
      : ''
    : result.isPassed
      ? t.passed
      : t.notPassed({ right, total: result.questions.length })
  return (
    <p role="status" className={classes.outcome}>
      {text}
    </p>
  )
}
