import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Lesson, LessonState } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { useContentLanguage } from '../../app/content-language.tsx'
import { LessonBlocks } from './lesson-blocks.tsx'
import { LessonCheck } from './lesson-check.tsx'
import { whatIsMissing } from './open-lesson.rule.ts'
import { playerMessages } from './player.messages.ts'
import { useReading, useReturnToPlace } from './use-reading.ts'
import classes from './lesson.module.css'

interface Props {
  readonly code: string
  readonly lesson: Lesson
  readonly blocks: NonNullable<Lesson['blocks']>
  readonly number: number
  readonly total: number
}

interface ReaderProps extends Props {
  /** `null` until the lesson is opened for the first time. */
  readonly state: LessonState | null
  readonly next: Lesson | null
  readonly isModuleDone: boolean
}

/** A lesson that counts: time on it, the place in it, and its check. */
export function ReaderLesson({ state, next, isModuleDone, ...props }: ReaderProps) {
  const text = useRef<HTMLElement>(null)
  useReading(props.code, props.lesson.id, text)
  useReturnToPlace(props.lesson.id, state?.isDone ? 0 : (state?.block ?? 0), text)
  return (
    <article ref={text} className={classes.article}>
      <LessonHead {...props} />
      <LessonBlocks blocks={props.blocks} />
      <LessonCheck
        code={props.code}
        lesson={props.lesson}
        isRecorded
        isPassed={state?.isCheckPassed ?? false}
      />
      <WhatNext lesson={props.lesson} state={state} next={next} isModuleDone={isModuleDone} />
    </article>
  )
}

/** The sample, for who has no subscription: nothing is recorded. */
export function SampleLesson(props: Props) {
  return (
    <article className={classes.article}>
      <LessonHead {...props} />
      <LessonBlocks blocks={props.blocks} />
      <LessonCheck code={props.code} lesson={props.lesson} isRecorded={false} isPassed={false} />
    </article>
  )
}

function LessonHead({ lesson, number, total }: Props) {
  const t = useStore(playerMessages)
  const lang = useContentLanguage()
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.muted}>
          {t.lessonOf({ number, total })} · {t.minutes({ minutes: lesson.minutes })}
        </p>
        <h2 lang={lang}>{lesson.title}</h2>
      </div>
      <Button size="sm" variant="ghost" className={classes.unprinted} onClick={() => window.print()}>
        {t.print}
      </Button>
    </header>
  )
}

function WhatNext({
  lesson,
  state,
  next,
  isModuleDone,
}: Pick<ReaderProps, 'lesson' | 'state' | 'next' | 'isModuleDone'>) {
  const t = useStore(playerMessages)
  const missing = whatIsMissing(state, lesson.minimumSeconds)
  if (missing === 'check') return null
  return (
    <div className={classes.next}>
      {missing === 'time' ? (
        <TimeMissing lesson={lesson} state={state} />
      ) : (
        <Alert kind="success">{isModuleDone ? `${t.isDone} ${t.allDone}` : t.isDone}</Alert>
      )}
      {next && (
        <LinkButton variant="primary" to={`?lesson=${encodeURIComponent(next.id)}`}>
          {t.next({ title: next.title })}
        </LinkButton>
      )}
      {isModuleDone && (
        <LinkButton variant={next ? 'secondary' : 'primary'} to="/quizzes">
          {t.toQuiz}
        </LinkButton>
      )}
    </div>
  )
}

function TimeMissing({ lesson, state }: Pick<ReaderProps, 'lesson' | 'state'>) {
  const t = useStore(playerMessages)
  const seconds = Math.max(1, lesson.minimumSeconds - (state?.dwellSeconds ?? 0))
  return <Alert kind="info">{t.timeMissing({ seconds })}</Alert>
}
