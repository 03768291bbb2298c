import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { ExportedCourse, ExportedProgress } from '@platform/shared-contracts/http'
import { CheckIcon } from '@platform/shared-ui/icon'
import { ProgressBar } from '@platform/shared-ui/progress-bar'
import { FoldButton, useFold } from '../player/phone/fold.tsx'
import { phoneMessages } from '../player/phone/phone.messages.ts'
import { playerMessages } from '../player/player.messages.ts'
import { exportedMessages } from './exported.messages.ts'
import classes from './exported.module.css'

export const QUIZ_PART = 'quiz'

interface Props {
  readonly course: ExportedCourse
  readonly progress: ExportedProgress
  /** Id of the lesson that is open, or QUIZ_PART. */
  readonly part: string
  readonly onPart: (part: string) => void
}

/** The lessons with their ticks, and the quiz; in a narrow window folded to the part that is open. */
export function PartList({ course: { lessons }, progress, part, onPart }: Props) {
  const player = useStore(playerMessages)
  const phone = useStore(phoneMessages)
  const t = useStore(exportedMessages)
  const done = lessons.filter(({ id }) => progress.done.includes(id)).length
  const total = lessons.length
  const fold = useFold(part)
  const number = lessons.findIndex(({ id }) => id === part) + 1
  const show = number === 0 ? t.quizShowLessons : phone.showLessons({ number, total })
  const entry = { part, onPart }
  return (
    <nav className={classes.parts} aria-label={player.lessons} data-is-unfolded={fold.isUnfolded}>
      <ProgressBar
        label={player.overall}
        value={done}
        max={total}
        valueText={player.overallValue({ done, total })}
        tone={done === total ? 'success' : 'accent'}
      />
      <FoldButton className={classes.fold} fold={fold} show={show} />
      <ol id={fold.id}>
        {lessons.map(({ id, title, minutes }) => (
          <Entry key={id} {...entry} id={id} title={title} isDone={progress.done.includes(id)}>
            {player.minutes({ minutes })}
          </Entry>
        ))}
        <Entry
          {...entry}
          id={QUIZ_PART}
          title={t.quiz}
          isDone={progress.isPassed}
          isLocked={!progress.isCompleted}
        >
          {progress.isCompleted ? '' : t.quizLocked}
        </Entry>
      </ol>
    </nav>
  )
}

interface EntryProps extends Pick<Props, 'part' | 'onPart'> {
  readonly id: string
  readonly title: string
  readonly isDone: boolean
  readonly isLocked?: boolean
  readonly children: ReactNode
}

function Entry({ id, title, isDone, isLocked = false, part, onPart, children }: EntryProps) {
  const player = useStore(playerMessages)
  return (
    <li>
      <button
        type="button"
        className={classes.part}
        aria-current={id === part ? 'page' : undefined}
        disabled={isLocked}
        onClick={() => onPart(id)}
      >
        <span>
          {title}
          <span className={classes.muted}> {children}</span>
        </span>
        {isDone && <CheckIcon size={1.125} label={player.done} />}
      </button>
    </li>
  )
}
