import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ModuleLessons, ModuleState } from '@platform/shared-contracts/http'
import { CheckIcon, ClockIcon, LockIcon } from '@platform/shared-ui/icon'
import { ProgressBar } from '@platform/shared-ui/progress-bar'
import { useContentLanguage } from '../../domain/content-language/content-language.tsx'
import { stateOfLesson } from '../../domain/lesson/open-lesson.rule.ts'
import { FoldButton, useFold } from './phone/fold.tsx'
import { phoneMessages } from './phone/phone.messages.ts'
import { playerMessages } from './player.messages.ts'
import classes from './player.module.css'

interface Props {
  readonly module: ModuleLessons
  readonly state: ModuleState | undefined
  readonly openId: string | null
  readonly foot?: ReactNode
}

/** Every lesson with its tick; in a narrow window folded to the name of the open one. */
export function LessonList({ module, state, openId, foot }: Props) {
  const t = useStore(playerMessages)
  const phone = useStore(phoneMessages)
  const total = module.lessons.length
  const done = module.lessons.filter(({ id }) => stateOfLesson(state, id)?.isDone).length
  const fold = useFold(openId)
  const openNumber = module.lessons.findIndex(({ id }) => id === openId) + 1
  return (
    <nav
      className={classes.lessons}
      aria-label={t.lessons}
      data-is-unfolded={fold.isUnfolded}
      data-part="list"
    >
      {module.mayRead && (
        <ProgressBar
          label={t.overall}
          value={done}
          max={total}
          valueText={t.overallValue({ done, total })}
          tone={done === total ? 'success' : 'accent'}
        />
      )}
      <FoldButton
        className={classes.fold}
        fold={fold}
        show={phone.showLessons({ number: openNumber, total })}
      />
      <ol id={fold.id}>
        {module.lessons.map((lesson, index) => (
          <LessonEntry
            key={lesson.id}
            lesson={lesson}
            number={index + 1}
            isOpen={lesson.id === openId}
            isSample={lesson.isSample && !module.mayRead}
            state={stateOfLesson(state, lesson.id)}
          />
        ))}
      </ol>
      {foot}
    </nav>
  )
}

interface EntryProps {
  readonly lesson: ModuleLessons['lessons'][number]
  readonly number: number
  readonly isOpen: boolean
  readonly isSample: boolean
  readonly state: ReturnType<typeof stateOfLesson>
}

function LessonEntry({ lesson, number, isOpen, isSample, state }: EntryProps) {
  const t = useStore(playerMessages)
  const lang = useContentLanguage()
  return (
    <li>
      <Link
        to={`?lesson=${encodeURIComponent(lesson.id)}`}
        className={classes.lesson}
        aria-current={isOpen ? 'page' : undefined}
        preventScrollReset
      >
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <span className={classes.lessonTitle}>
          <span lang={lang}>{lesson.title}</span>
          <span className={classes.muted}>
            {t.minutes({ minutes: lesson.minutes })}
            {isSample && <> · {t.sample}</>}
          </span>
        </span>
        <LessonMark
          isLocked={lesson.blocks === null}
          isDone={state?.isDone ?? false}
          hasStarted={(state?.dwellSeconds ?? 0) > 0}
        />
      </Link>
    </li>
  )
}

interface MarkProps {
  readonly isLocked: boolean
  readonly isDone: boolean
  readonly hasStarted: boolean
}

function LessonMark({ isLocked, isDone, hasStarted }: MarkProps) {
  const t = useStore(playerMessages)
  if (isLocked) return <LockIcon size={1} label={t.locked} className={classes.mark} />
  if (isDone) return <CheckIcon size={1.125} label={t.done} className={classes.doneMark} />
  if (hasStarted) return <ClockIcon size={1} label={t.started} className={classes.mark} />
  return null
}
