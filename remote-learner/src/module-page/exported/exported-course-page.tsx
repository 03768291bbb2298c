import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { ExportedCourse } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BrandMark } from '@platform/shared-ui/brand-mark'
import { Button } from '@platform/shared-ui/button'
import { formatDate } from '../../lib/dates.ts'
import { ExportedLessonView } from './exported-lesson.tsx'
import { exportedMessages } from './exported.messages.ts'
import { ExportedQuiz } from './exported-quiz.tsx'
import { PartList, QUIZ_PART } from './part-list.tsx'
import { useExportedProgress } from './use-exported-progress.ts'
import type { Tracker } from './trackers/tracker.ts'
import { useFocusOn } from './use-focus-on.ts'
import classes from './exported.module.css'

interface Props {
  readonly course: ExportedCourse
  readonly tracker: Tracker
  readonly report: (error: unknown) => void
}

/** A module in an exported package: lessons with their checks, then the quiz. Nothing here knows the platform. */
export function ExportedCoursePage({ course, tracker, report }: Props) {
  const reached = useExportedProgress(course, tracker, report)
  const [part, setPart] = useState(() => firstPart(course, reached.progress.lessonId))
  const [hasLeft, setHasLeft] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const main = useRef<HTMLElement>(null)
  useEffect(() => endWithPage(tracker), [tracker])
  const show = (next: string) => {
    setPart(next)
    main.current?.focus()
    if (next !== QUIZ_PART) void reached.open(next)
  }
  const leave = async () => {
    await tracker.end().then(() => setHasLeft(true), report)
  }
  if (hasLeft) return <Left />
  const at = course.lessons.findIndex(({ id }) => id === part)
  const lesson = course.lessons[at]
  return (
    <div className={`content ${classes.page}`}>
      <Head course={course} onLeave={() => void leave()} />
      {reached.isUnsent && <NotSent onSend={() => void reached.sendAgain()} />}
      <div className={classes.columns}>
        <PartList course={course} progress={reached.progress} part={part} onPart={show} />
        <main ref={main} tabIndex={-1} className={classes.main}>
          {lesson ? (
            <ExportedLessonView
              key={lesson.id}
              lesson={lesson}
              place={{ number: at + 1, total: course.lessons.length }}
              isDone={reached.progress.done.includes(lesson.id)}
              next={course.lessons[at + 1] ?? null}
              isQuizOpen={reached.progress.isCompleted}
              onDone={() => void reached.finish(lesson.id)}
              onPart={show}
            />
          ) : (
            <ExportedQuiz
              course={course}
              isPassed={reached.progress.isPassed}
              isOver={hasFailed && !tracker.mayRetry && !reached.progress.isPassed}
              onResult={(result) => {
                setHasFailed(!result.isPassed)
                void reached.judge(result)
              }}
            />
          )}
        </main>
      </div>
      <Notice course={course} />
    </div>
  )
}

/** Where the learner was; a lesson that a newer package no longer has leads to the first. */
function firstPart({ lessons }: ExportedCourse, lessonId: string | null): string {
  return lessons.find(({ id }) => id === lessonId)?.id ?? lessons[0]?.id ?? QUIZ_PART
}

/** Closing the window ends the session too. */
function endWithPage(tracker: Tracker): () => void {
  // There is no page any more that could say so.
  const end = () => void tracker.end().catch(() => undefined)
  addEventListener('pagehide', end)
  return () => removeEventListener('pagehide', end)
}

function Head({ course, onLeave }: Pick<Props, 'course'> & { readonly onLeave: () => void }) {
  const t = useStore(exportedMessages)
  const { tenant, title, teaches, minutes } = course
  return (
    <header className={classes.head}>
      <BrandMark name={tenant.name} logoUrl={tenant.logo} />
      <div className={classes.titles}>
        <h1>{title}</h1>
        <p className={classes.muted}>{t.facts({ teaches, minutes })}</p>
      </div>
      <Button onClick={onLeave}>{t.leave}</Button>
    </header>
  )
}

function Left() {
  const t = useStore(exportedMessages)
  const text = useFocusOn<HTMLDivElement>(true)
  return (
    <div ref={text} tabIndex={-1} className={classes.place}>
      <Alert kind="success">{t.left}</Alert>
    </div>
  )
}

function NotSent({ onSend }: { readonly onSend: () => void }) {
  const t = useStore(exportedMessages)
  return (
    <Alert kind="danger" actions={<Button onClick={onSend}>{t.send}</Button>}>
      {t.notSent}
    </Alert>
  )
}

function Notice({ course }: Pick<Props, 'course'>) {
  const t = useStore(exportedMessages)
  const { tenant, version, exportedOn } = course
  const day = formatDate(exportedOn, useStore(locale))
  return (
    <footer className={classes.muted}>
      {t.notice({ tenant: tenant.name, version, day })} {t.exercises}
    </footer>
  )
}
