import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ExportedLesson, LessonCheckResult, PracticeAnswers } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { LessonBlocks } from '../player/lesson/lesson-blocks.tsx'
import { LessonCheck } from '../player/lesson/lesson-check.tsx'
import type { CheckProgress } from '../player/lesson/use-lesson-check.ts'
import { playerMessages } from '../player/player.messages.ts'
import { exportedMessages } from './exported.messages.ts'
import { QUIZ_PART } from './part-list.tsx'
import { inOtherOrder } from './other-order.rule.ts'
import { reviewCheck } from './review-keyed.rule.ts'
import classes from './exported.module.css'

interface Props {
  readonly lesson: ExportedLesson
  readonly place: { readonly number: number; readonly total: number }
  readonly isDone: boolean
  readonly next: Pick<ExportedLesson, 'id' | 'title'> | null
  readonly isQuizOpen: boolean
  readonly onDone: () => void
  readonly onPart: (part: string) => void
}

/** A lesson with its drawings, exercises and check; it is done when the check is answered right. */
export function ExportedLessonView({ lesson, place, isDone, onDone, ...onward }: Props) {
  const player = useStore(playerMessages)
  const progress = useCheck(lesson, onDone)
  return (
    <article className={classes.lesson} aria-labelledby="lesson-title">
      <header>
        <p className={classes.muted}>
          {player.lessonOf(place)} · {player.minutes({ minutes: lesson.minutes })}
        </p>
        <h2 id="lesson-title">{lesson.title}</h2>
      </header>
      <LessonBlocks blocks={lesson.blocks} />
      <LessonCheck lesson={lesson} isPassed={isDone} lead={player.checkLead} progress={progress} />
      {isDone && <Onward {...onward} />}
    </article>
  )
}

function useCheck(lesson: ExportedLesson, onDone: () => void): CheckProgress {
  const [check, setCheck] = useState(lesson.check)
  const [answers, setAnswers] = useState<PracticeAnswers['answers']>({})
  const [result, setResult] = useState<LessonCheckResult>()
  return {
    questions: check.map(({ question }) => question),
    answers,
    result,
    state: 'open',
    failure: '',
    choose: (id, answer) => {
      setAnswers({ ...answers, [id]: answer })
      if (!result?.isPassed) setResult(undefined)
    },
    submit: () => {
      const graded = reviewCheck(check, answers)
      setResult(graded)
      if (graded.isPassed) onDone()
    },
    retry: () => {
      setCheck(check.map((keyed) => inOtherOrder(keyed, randomBelow)))
      setAnswers({})
      setResult(undefined)
    },
  }
}

const randomBelow = (limit: number) => Math.floor(Math.random() * limit)

function Onward({ next, isQuizOpen, onPart }: Pick<Props, 'next' | 'isQuizOpen' | 'onPart'>) {
  const player = useStore(playerMessages)
  const t = useStore(exportedMessages)
  return (
    <div className={classes.onward}>
      <Alert kind="success">{player.isDone}</Alert>
      {next && (
        <Button variant="primary" onClick={() => onPart(next.id)}>
          {t.next({ title: next.title })}
        </Button>
      )}
      {isQuizOpen && (
        <Button variant={next ? 'secondary' : 'primary'} onClick={() => onPart(QUIZ_PART)}>
          {t.toQuiz}
        </Button>
      )}
    </div>
  )
}
