import { useStore } from '@nanostores/react'
import type { Lesson, LessonCheckResult } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { isAnswered } from '@platform/shared-contracts/rules'
import { useContentLanguage } from '../../../domain/content-language/content-language.tsx'
import { useRegainedFocus } from '../../../ui/use-regained-focus.ts'
import { NumberedQuestion } from '../../../domain/question/numbered-question.tsx'
import type { ChangeOf } from '../../../domain/lesson/lesson-change.rule.ts'
import { codePage } from './cited-text.rule.ts'
import { Citation } from './cited-text.tsx'
import { playerMessages } from '../player.messages.ts'
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

interface CheckProps extends Pick<Props, 'isPassed'> {
  readonly lesson: Pick<Lesson, 'check'>
  readonly lead: string
  readonly progress: CheckProgress
}

/** The questions with their verdicts, graded here or by the server. */
export function LessonCheck({ lesson, isPassed, lead, progress }: CheckProps) {
  const t = useStore(playerMessages)
  const { answers, result, state } = progress
  const isComplete = lesson.check.every(({ id }) => isAnswered(answers[id]))
  return (
    <section className={classes.check} aria-labelledby="lesson-check">
      <h3 id="lesson-check">{t.check}</h3>
      <p className={lessonClasses.muted}>{lead}</p>
      {/* eslint-disable-next-line project/forms-ask-before-leaving -- graded practice: answers, not fields of a request (0155) */}
      <form
        className={classes.questions}
        onSubmit={(event) => {
          event.preventDefault()
          progress.submit()
        }}
      >
        {lesson.check.map((question, index) => {
          const verdict = result?.questions.find(({ id }) => id === question.id)
          return (
            <NumberedQuestion
              key={question.id}
              question={question}
              number={index + 1}
              total={lesson.check.length}
              answer={answers[question.id]}
              isLocked={result?.isPassed === true}
              onAnswer={(answer) => progress.choose(question.id, answer)}
            >
              {verdict && <Verdict of={verdict} />}
            </NumberedQuestion>
          )
        })}
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

function Verdict({ of }: { readonly of: LessonCheckResult['questions'][number] }) {
  const t = useStore(playerMessages)
  const lang = useContentLanguage()
  return (
    <p className={of.isRight ? classes.right : classes.wrong}>
      {of.isRight ? t.right : t.wrong} {of.isRight && <span lang={lang}>{of.explanation}</span>}{' '}
      <Citation cite={of.cfr} href={codePage(of.cfr)} />
    </p>
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
