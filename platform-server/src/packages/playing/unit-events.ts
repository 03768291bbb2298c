import type { LearningEvent } from '../../domain/lrs/learning-event.rule.ts'
import type { Launch } from './launches.ts'
import type { Recorded } from './record-result.ts'

/** What a commit of SCORM changed, once: packages commit the same state many times. */
export function unitEvents(
  { package: { id: packageId, title: packageTitle, units }, unit }: Launch,
  { before, after }: Recorded,
  at: Date,
): LearningEvent[] {
  const { title } = unit
  const place = units.findIndex(({ id }) => id === unit.id)
  const { score, seconds } = after
  const event = { kind: 'unit', packageId, packageTitle, place, title, score, seconds, at } as const
  const isJudged = after.status === 'passed' || after.status === 'failed'
  return [
    ...(after.isCompleted && before?.isCompleted !== true
      ? [{ ...event, outcome: 'completed' as const }]
      : []),
    ...(isJudged && before?.status !== after.status
      ? [{ ...event, outcome: after.status as 'passed' | 'failed' }]
      : []),
  ]
}
