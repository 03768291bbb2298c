import type { XapiStatement } from '@platform/shared-contracts/http'
import type { Config } from '../../app/config/config.ts'
import { ACTIVITY_TYPE } from '../../domain/xapi/vocabulary.rule.ts'
import type { PackageUnit } from '../../lib/data/schema/training/packages.ts'
import { blockIdOf, courseIdOf, platformStatement, type SessionSubject } from './session-context.ts'

type Settings = Pick<Config, 'trainingHost'>

/**
 * What the platform states when a unit is satisfied that was not before: `satisfied` for each of its blocks, and for the
 * course, whose last unit this was.
 */
export function satisfiedStatements(
  subject: SessionSubject,
  settings: Settings,
  done: ReadonlySet<string>,
): XapiStatement[] {
  const { unit } = subject
  if (asksNothing(unit)) return []
  const isDone = (one: PackageUnit) => done.has(one.id) || asksNothing(one)
  return groupsOf(subject, settings)
    .filter(({ units }) => units.some(({ id }) => id === unit.id) && units.every(isDone))
    .map((group) => stated(subject, settings, group))
}

/** What holds before a learner has done anything (section 9.6.1.1), because nothing is required of them. */
export function satisfiedAtRegistration(subject: SessionSubject, settings: Settings): XapiStatement[] {
  return groupsOf(subject, settings)
    .filter(({ units }) => units.every(asksNothing))
    .map((group) => stated(subject, settings, group))
}

function asksNothing({ moveOn }: PackageUnit): boolean {
  return moveOn === 'NotApplicable'
}

interface Group {
  readonly id: string
  readonly publisherId: string
  readonly type: string
  readonly units: readonly PackageUnit[]
}

/** The blocks in their order, then the course. */
function groupsOf(subject: SessionSubject, settings: Settings): readonly Group[] {
  const { units, identifier } = subject.package
  const blocks = [...new Set(units.flatMap((unit) => unit.blocks))]
  return [
    ...blocks.map((block) => ({
      id: blockIdOf(subject, settings, block),
      publisherId: block,
      type: ACTIVITY_TYPE.block,
      units: units.filter((unit) => unit.blocks.includes(block)),
    })),
    { id: courseIdOf(subject, settings), publisherId: identifier, type: ACTIVITY_TYPE.course, units },
  ]
}

function stated(
  subject: SessionSubject,
  settings: Settings,
  { id, publisherId, type }: Group,
): XapiStatement {
  const object = { objectType: 'Activity' as const, id, definition: { type } }
  return platformStatement(subject, settings, { verb: 'satisfied', object, publisherId })
}
