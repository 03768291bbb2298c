import { useStore } from '@nanostores/react'
import type { LearnerPackage, UnitResult, UnitStatus } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { packagesMessages } from './packages.messages.ts'
import classes from './packages.module.css'

const TONES: Readonly<Record<UnitStatus, BadgeTone>> = {
  not_started: 'neutral',
  incomplete: 'info',
  completed: 'success',
  passed: 'success',
  failed: 'warning',
}

interface Props {
  readonly course: LearnerPackage
  readonly isOpening: boolean
  readonly onOpen: (unitId: string, title: string) => void
}

export function LessonList({ course, isOpening, onOpen }: Props) {
  const t = useStore(packagesMessages)
  return (
    <ul className={classes.lessons} aria-label={t.lessons}>
      {course.units.map((unit) => (
        <li key={unit.unitId} className={classes.lesson}>
          <span className={classes.name}>
            <strong>{unit.title}</strong>
            <Facts unit={unit} />
          </span>
          <OpenButton
            unit={unit}
            isDisabled={isOpening || !course.isPlayable}
            onOpen={() => onOpen(unit.unitId, unit.title)}
          />
        </li>
      ))}
    </ul>
  )
}

function Facts({ unit: { status, score, seconds } }: { readonly unit: UnitResult }) {
  const t = useStore(packagesMessages)
  const language = useStore(locale)
  const percent = new Intl.NumberFormat(writtenIn(language), { style: 'percent' })
  const words = { ...t, failed: t.failedLesson }
  const facts = [
    score !== null && t.score({ percent: percent.format(score) }),
    seconds > 0 && t.minutes({ minutes: Math.max(1, Math.round(seconds / 60)) }),
  ].filter(Boolean)
  return (
    <span className={classes.facts}>
      <Badge tone={TONES[status]}>{words[status]}</Badge> {facts.join(' · ')}
    </span>
  )
}

interface OpenProps {
  readonly unit: UnitResult
  readonly isDisabled: boolean
  readonly onOpen: () => void
}

function OpenButton({ unit: { status, title }, isDisabled, onOpen }: OpenProps) {
  const t = useStore(packagesMessages)
  const [text, name] = {
    not_started: [t.start, t.startLesson({ title })],
    incomplete: [t.resume, t.resumeLesson({ title })],
    completed: [t.again, t.againLesson({ title })],
    passed: [t.again, t.againLesson({ title })],
    failed: [t.again, t.againLesson({ title })],
  }[status] as [string, string]
  return (
    <Button
      variant={status === 'not_started' || status === 'incomplete' ? 'primary' : 'secondary'}
      aria-label={name}
      disabled={isDisabled}
      onClick={onOpen}
    >
      {text}
    </Button>
  )
}
