import { useStore } from '@nanostores/react'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ModuleLessons, ModuleState } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { CheckIcon, ChevronDownIcon, ChevronUpIcon, ClockIcon, LockIcon } from '@platform/shared-ui/icon'
import { ProgressBar } from '@platform/shared-ui/progress-bar'
import { useContentLanguage } from '../../app/content-language/content-language.tsx'
import { stateOfLesson } from '../../domain/lesson/open-lesson.rule.ts'
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
  const lang = useContentLanguage()
  const total = module.lessons.length
  const done = module.lessons.filter(({ id }) => stateOfLesson(state, id)?.isDone).length
  const fold = useFold(openId)
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
      <FoldButton module={module} openId={openId} fold={fold} />
      <ol id={fold.id}>
        {module.lessons.map((lesson, index) => (
          <li key={lesson.id}>
            <Link
              to={`?lesson=${encodeURIComponent(lesson.id)}`}
              className={classes.lesson}
              aria-current={lesson.id === openId ? 'page' : undefined}
              preventScrollReset
            >
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={classes.lessonTitle}>
                <span lang={lang}>{lesson.title}</span>
                <span className={classes.muted}>
                  {t.minutes({ minutes: lesson.minutes })}
                  {lesson.isSample && !module.mayRead && <> · {t.sample}</>}
                </span>
              </span>
              <LessonMark
                isLocked={lesson.blocks === null}
                isDone={stateOfLesson(state, lesson.id)?.isDone ?? false}
                hasStarted={(stateOfLesson(state, lesson.id)?.dwellSeconds ?? 0) > 0}
              />
            </Link>
          </li>
        ))}
      </ol>
      {foot}
    </nav>
  )
}

/** Folded again when another lesson is opened. */
function useFold(openId: string | null) {
  const id = useId()
  const [unfoldedFor, setUnfoldedFor] = useState<string | null>(null)
  const isUnfolded = unfoldedFor !== null && unfoldedFor === openId
  return { id, isUnfolded, toggle: () => setUnfoldedFor(isUnfolded ? null : openId) }
}

interface FoldProps extends Pick<Props, 'module' | 'openId'> {
  readonly fold: ReturnType<typeof useFold>
}

function FoldButton({ module: { lessons }, openId, fold }: FoldProps) {
  const t = useStore(phoneMessages)
  const at = lessons.findIndex(({ id }) => id === openId)
  const Chevron = fold.isUnfolded ? ChevronUpIcon : ChevronDownIcon
  return (
    <Button
      className={classes.fold}
      aria-expanded={fold.isUnfolded}
      aria-controls={fold.id}
      onClick={fold.toggle}
    >
      <span>
        {fold.isUnfolded ? t.hideLessons : t.showLessons({ number: at + 1, total: lessons.length })}
      </span>
      <Chevron />
    </Button>
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
