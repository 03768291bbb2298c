import { useStore } from '@nanostores/react'
import type { ModuleLessons, ModuleState } from '@platform/shared-contracts/http'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { ArrowLeftIcon, ArrowRightIcon } from '@platform/shared-ui/icon'
import { LESSON_CHECK_ID } from '../lesson-title.ts'
import { lessonAfter, lessonBefore } from '../../../domain/lesson/open-lesson.rule.ts'
import { nextStep } from './next-step.rule.ts'
import { phoneMessages } from './phone.messages.ts'
import classes from './lesson-bar.module.css'

interface Props {
  readonly module: ModuleLessons
  /** `null` for a reader whose lessons are not recorded. */
  readonly state: ModuleState | null | undefined
  readonly openId: string | null
}

/** At the foot of a narrow window: the lesson before, and what comes next, within reach of a thumb. */
export function LessonBar({ module: { lessons }, state, openId }: Props) {
  const t = useStore(phoneMessages)
  const at = lessons.findIndex(({ id }) => id === openId)
  if (at < 0) return null
  const open = lessons[at]?.id ?? ''
  const before = lessons.find(({ id }) => id === lessonBefore(lessons, open))
  const after = lessons.find(({ id }) => id === lessonAfter(lessons, open))
  const step = nextStep({ lessons, state, openId })
  return (
    <nav className={classes.bar} aria-label={t.bar} data-part="lesson">
      {before ? (
        <LinkButton
          variant="ghost"
          icon={<ArrowLeftIcon />}
          aria-label={t.previous({ title: before.title })}
          to={pathOf(before.id)}
        />
      ) : (
        <span />
      )}
      <Step step={step} position={t.position({ number: at + 1, total: lessons.length })} />
      {after && step.kind === 'check' ? (
        <LinkButton
          variant="ghost"
          icon={<ArrowRightIcon />}
          aria-label={t.skipTo({ title: after.title })}
          to={pathOf(after.id)}
        />
      ) : (
        <span />
      )}
    </nav>
  )
}

const pathOf = (id: string) => `?lesson=${encodeURIComponent(id)}`

function Step({ step, position }: { readonly step: ReturnType<typeof nextStep>; readonly position: string }) {
  const t = useStore(phoneMessages)
  if (step.kind === 'nothing') return <span className={classes.position}>{position}</span>
  if (step.kind === 'check')
    return (
      <Button variant="primary" isWide onClick={goToCheck}>
        {t.toCheck}
      </Button>
    )
  if (step.kind === 'quiz')
    return (
      <LinkButton variant="primary" isWide to="/quizzes">
        {t.toQuiz}
      </LinkButton>
    )
  const { kind, lesson } = step
  const label = (kind === 'lesson' ? t.lessonNext : t.skipped)({ title: lesson.title })
  return (
    <LinkButton variant="primary" isWide className={classes.next} to={pathOf(lesson.id)}>
      <span>{label}</span>
    </LinkButton>
  )
}

/** Its heading at the top, and the focus on its first answer. */
function goToCheck(): void {
  const heading = document.getElementById(LESSON_CHECK_ID)
  const answer = heading?.parentElement?.querySelector<HTMLElement>('input, select, button')
  answer?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}
