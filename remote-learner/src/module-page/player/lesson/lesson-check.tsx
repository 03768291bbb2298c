import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Lesson, LessonBlock, LessonCheckResult } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button, BusyButton } from '@platform/shared-ui/button'
import { isAnswered } from '@platform/shared-contracts/rules'
import { useContentLanguage } from '../../../domain/content-language/content-language.tsx'
import { useRegainedFocus } from '../../../ui/use-regained-focus.ts'
import { NumberedQuestion } from '../../../domain/question/numbered-question.tsx'
import type { ChangeOf } from '../../../domain/lesson/lesson-change.rule.ts'
import { goToBlock } from '../go-to-block.ts'
import { codePage } from './cited-text.rule.ts'
import { Citation } from './cited-text.tsx'
import { playerMessages } from '../player.messages.ts'
import { citingSection } from './citing-section.rule.ts'
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
  return (
    <LessonCheck {...props} lead={t.checkLead} progress={useRecordedCheck(props.of, props.lesson.check)} />
  )
}

/** The check of the free sample. */
export function SampleCheck(props: Props) {
  const t = useStore(playerMessages)
  return (
    <LessonCheck {...props} lead={t.checkSample} progress={useSampleCheck(props.of, props.lesson.check)} />
  )
}

interface CheckProps extends Pick<Props, 'isPassed'> {
  readonly lesson: Pick<Lesson, 'blocks'>
  readonly lead: string
  readonly progress: CheckProgress
}

/** The questions with their verdicts, graded here or by the server. */
export function LessonCheck({ lesson, isPassed, lead, progress }: CheckProps) {
  const t = useStore(playerMessages)
  const title = useRef<HTMLHeadingElement>(null)
  const { result, state } = progress
  const submit = () => {
    if (!result) return progress.submit()
    progress.retry()
    // The button is disabled until the questions are answered again, and would lose the focus.
    title.current?.focus()
  }
  return (
    <section className={classes.check} aria-labelledby="lesson-check">
      <h3 ref={title} id="lesson-check" tabIndex={-1}>
        {t.check}
      </h3>
      <p className={lessonClasses.muted}>{lead}</p>
      {/* eslint-disable-next-line project/forms-ask-before-leaving -- graded practice: answers, not fields of a request (0155) */}
      <form
        className={classes.questions}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <CheckQuestions blocks={lesson.blocks ?? []} progress={progress} />
        {state === 'failed' && <Alert kind="danger">{progress.failure || t.checkFailed}</Alert>}
        {state === 'onDevice' && <Alert kind="info">{t.checkOnDevice}</Alert>}
        <CheckOutcome result={result} isPassed={isPassed} />
        {!result?.isPassed && state !== 'onDevice' && <CheckButton progress={progress} />}
      </form>
    </section>
  )
}

function CheckQuestions({ blocks, progress }: Pick<SectionProps, 'blocks'> & Pick<CheckProps, 'progress'>) {
  const { questions, answers, result } = progress
  return questions.map((question, index) => {
    const verdict = result?.questions.find(({ id }) => id === question.id)
    return (
      <NumberedQuestion
        key={question.id}
        question={question}
        number={index + 1}
        total={questions.length}
        answer={answers[question.id]}
        isLocked={result !== undefined}
        onAnswer={(answer) => progress.choose(question.id, answer)}
      >
        {verdict && <Verdict of={verdict} blocks={blocks} />}
      </NumberedQuestion>
    )
  })
}

/** One button for both, so that the focus stays on it when the answers are graded. */
function CheckButton({ progress }: Pick<CheckProps, 'progress'>) {
  const t = useStore(playerMessages)
  const { questions, answers, result, state } = progress
  const isComplete = questions.every(({ id }) => isAnswered(answers[id]))
  return (
    <div>
      <BusyButton
        type="submit"
        variant="primary"
        isBusy={state === 'busy'}
        busyText={t.checking}
        disabled={!result && !isComplete}
      >
        {result ? t.tryAgain : t.submit}
      </BusyButton>
    </div>
  )
}

interface SectionProps {
  readonly blocks: readonly LessonBlock[]
  /** What the section says something about. */
  readonly cite: string
}

type VerdictOf = LessonCheckResult['questions'][number]

function Verdict({ of, blocks }: Pick<SectionProps, 'blocks'> & { readonly of: VerdictOf }) {
  const t = useStore(playerMessages)
  const lang = useContentLanguage()
  const source = <Citation cite={of.cfr} href={codePage(of.cfr)} />
  if (of.isRight)
    return (
      <p className={classes.right}>
        {t.right} <span lang={lang}>{[of.why, of.explanation].filter(Boolean).join(' ')}</span> {source}
      </p>
    )
  return (
    <div className={classes.wrong}>
      <p>
        {/* Older servers send no reason; `null` says that the question is another one now. */}
        {t.wrong} {of.why === null ? t.changed : <span lang={lang}>{of.why}</span>} {t.readParagraph} {source}
      </p>
      <SectionButton blocks={blocks} cite={of.cfr} />
    </div>
  )
}

function SectionButton({ blocks, cite }: SectionProps) {
  const t = useStore(playerMessages)
  const section = citingSection(blocks, cite)
  if (!section) return null
  const { block, title } = section
  return (
    <Button size="sm" onClick={({ currentTarget }) => goToBlock(currentTarget.closest('article'), block)}>
      {title === null ? t.readStart : t.readSection({ title })}
    </Button>
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
