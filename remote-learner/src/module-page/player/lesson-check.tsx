import { useStore } from '@nanostores/react'
import type { Lesson, LessonCheckResult, PracticeQuestion } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { useContentLanguage } from '../../app/content-language.tsx'
import { useRegainedFocus } from '../../app/use-regained-focus.ts'
import type { ChangeOf } from '../../app/offline/use-offline.ts'
import { moduleMessages } from '../module.messages.ts'
import { codePage } from './cited-text.rule.ts'
import { Citation } from './cited-text.tsx'
import { playerMessages } from './player.messages.ts'
import { useRecordedCheck, useSampleCheck, type CheckProgress } from './use-lesson-check.ts'
import lessonClasses from './lesson.module.css'
import classes from './lesson-check.module.css'

interface Props {
  readonly of: ChangeOf
  readonly lesson: Lesson
  readonly isPassed: boolean
}

/** The check at the end of a lesson that counts; the server holds the key. */
export function RecordedCheck(props: Props) {
  const t = useStore(playerMessages)
  return <LessonCheck {...props} lead={t.checkLead} progress={useRecordedCheck(props.of)} />
}

/** The check of the free sample. */
export function SampleCheck(props: Props) {
  const t = useStore(playerMessages)
  return <LessonCheck {...props} lead={t.checkSample} progress={useSampleCheck(props.of)} />
}

interface CheckProps extends Props {
  readonly lead: string
  readonly progress: CheckProgress
}

function LessonCheck({ lesson, isPassed, lead, progress }: CheckProps) {
  const t = useStore(playerMessages)
  const { answers, result, state } = progress
  const isComplete = lesson.check.every(({ id }) => answers[id] !== undefined)
  return (
    <section className={classes.check} aria-labelledby="lesson-check">
      <h3 id="lesson-check">{t.check}</h3>
      <p className={lessonClasses.muted}>{lead}</p>
      <form
        className={classes.questions}
        onSubmit={(event) => {
          event.preventDefault()
          progress.submit()
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
            onChoose={(option) => progress.choose(question.id, option)}
          />
        ))}
        {state === 'failed' && <Alert kind="danger">{progress.failure || t.checkFailed}</Alert>}
        {state === 'onDevice' && <Alert kind="info">{t.checkOnDevice}</Alert>}
        <CheckOutcome result={result} isPassed={isPassed} />
        {!result?.isPassed && state !== 'onDevice' && (
          <div>
            <BusyButton
              type="submit"
              variant="primary"
              isBusy={state === 'busy'}
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
        <span className={lessonClasses.muted}>{nthQuestion({ number })}</span>{' '}
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
  const outcome = useRegainedFocus<HTMLParagraphElement>(result?.isPassed === true)
  const right = result?.questions.filter(({ isRight }) => isRight).length ?? 0
  const text = !result
    ? isPassed
      ? t.passed
      : ''
    : result.isPassed
      ? t.passed
      : t.notPassed({ right, total: result.questions.length })
  return (
    <p ref={outcome} tabIndex={-1} role="status" className={classes.outcome}>
      {text}
    </p>
  )
}
