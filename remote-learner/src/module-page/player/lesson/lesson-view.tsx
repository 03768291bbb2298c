import { useStore } from '@nanostores/react'
import { useMemo, useRef, useState } from 'react'
import type { Lesson, LessonState } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { useContentLanguage } from '../../../domain/content-language/content-language.tsx'
import type { ChangeOf } from '../../../domain/lesson/lesson-change.rule.ts'
import { useOutbox } from '../../../domain/outbox/use-outbox.ts'
import { LessonBlocks } from './lesson-blocks.tsx'
import { RecordedCheck, SampleCheck } from './lesson-check.tsx'
import { LessonNarration } from '../narration/lesson-narration.tsx'
import { LESSON_TITLE_ID } from '../lesson-title.ts'
import { missingRequirement } from '../../../domain/lesson/open-lesson.rule.ts'
import { playerMessages } from '../player.messages.ts'
import { Completion } from '../completion.tsx'
import { ResumePrompt } from '../resume-prompt.tsx'
import { useReading } from '../use-reading.ts'
import { useRequestedSection } from './use-requested-section.ts'
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
  const { code, lesson, blocks } = props
  const text = useRef<HTMLElement>(null)
  const of = useLesson(code, lesson)
  // Where they were when they came; where they are now is saved as they read.
  const [leftOff] = useState(() => leftOffBlock(state))
  useReading(of, text)
  const isSectionRequested = useRequestedSection(blocks, text)
  return (
    <article ref={text} className={classes.article} aria-labelledby={LESSON_TITLE_ID}>
      <LessonHead {...props} />
      {!isSectionRequested && <ResumePrompt blocks={blocks} block={leftOff} text={text} />}
      <LessonBlocks blocks={blocks} code={code} />
      <RecordedCheck of={of} lesson={lesson} isPassed={state?.isCheckPassed ?? false} />
      <NextLesson lesson={lesson} state={state} next={next} />
      {isModuleDone && <Completion code={code} />}
    </article>
  )
}

function leftOffBlock(state: LessonState | null): number {
  return state && !state.isDone ? state.block : 0
}

/** The sample, for who has no subscription: nothing is recorded. */
export function SampleLesson(props: Props) {
  const text = useRef<HTMLElement>(null)
  const of = useLesson(props.code, props.lesson)
  useRequestedSection(props.blocks, text)
  return (
    <article ref={text} className={classes.article} aria-labelledby={LESSON_TITLE_ID}>
      <LessonHead {...props} />
      <LessonBlocks blocks={props.blocks} />
      <SampleCheck of={of} lesson={props.lesson} isPassed={false} />
    </article>
  )
}

function useLesson(code: string, { id, title }: Lesson): ChangeOf {
  return useMemo(() => ({ code, lessonId: id, title }), [code, id, title])
}

function LessonHead({ lesson, blocks, number, total }: Props) {
  const t = useStore(playerMessages)
  const lang = useContentLanguage()
  return (
    <>
      <header className={classes.head}>
        <div>
          <p className={classes.muted}>
            {t.lessonOf({ number, total })} · {t.minutes({ minutes: lesson.minutes })}
          </p>
          <h2 lang={lang} id={LESSON_TITLE_ID} tabIndex={-1} className={classes.title}>
            {lesson.title}
          </h2>
        </div>
        <Button size="sm" variant="ghost" className={classes.unprinted} onClick={() => window.print()}>
          {t.print}
        </Button>
      </header>
      <LessonNarration lesson={lesson} blocks={blocks} />
    </>
  )
}

function NextLesson({ lesson, state, next }: Pick<ReaderProps, 'lesson' | 'state' | 'next'>) {
  const t = useStore(playerMessages)
  const missing = missingRequirement(state, lesson.minimumSeconds)
  if (missing === 'check') return null
  return (
    <div className={classes.next}>
      {missing === 'time' ? (
        <TimeMissing lesson={lesson} state={state} />
      ) : (
        <Alert kind="success">{t.isDone}</Alert>
      )}
      {next && (
        <LinkButton variant="primary" to={`?lesson=${encodeURIComponent(next.id)}`}>
          {t.next({ title: next.title })}
        </LinkButton>
      )}
    </div>
  )
}

function TimeMissing({ lesson, state }: Pick<ReaderProps, 'lesson' | 'state'>) {
  const t = useStore(playerMessages)
  const { isOffline } = useOutbox()
  const seconds = Math.max(1, lesson.minimumSeconds - (state?.dwellSeconds ?? 0))
  if (isOffline) return <Alert kind="info">{t.timeOffline}</Alert>
  return <Alert kind="info">{t.timeMissing({ seconds })}</Alert>
}
