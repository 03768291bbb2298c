import type { StandingState } from '@platform/shared-contracts/http'
import {
  dayOf,
  isCounted,
  isCurrent,
  standingOf,
  type Trained,
} from '../../domain/requirements/standing.rule.ts'
import type { Requirement } from '../../domain/requirements/requirement.rule.ts'
import { betterOf } from '../../domain/requirements/class-training.rule.ts'
import type { PackCounts, PackRow } from './pack-content.ts'

/** A record of training, with what the pack says about it. */
export interface RecordOf<Detail> {
  readonly trained: Trained
  readonly detail: Detail
}

/** The moment that a pack describes: the end of a past day, and now for today. */
export function momentOf(on: string, now: Date): Date {
  return on < dayOf(now) ? new Date(`${on}T23:59:59.999Z`) : now
}

interface DayFacts<Detail> {
  readonly requirement: Pick<Requirement, 'months'> | null
  readonly exemptUntil: string | null
  readonly records: readonly RecordOf<Detail>[]
  /** As they are now; the past of due dates is not recorded. */
  readonly isInProgress: boolean
  readonly dueOn: string | null
}

/** Where a person stood at that moment, and by which record. */
export function standingAt<Detail>(facts: DayFacts<Detail>, moment: Date, isToday: boolean) {
  const best = bestOf(facts.records)
  const open = isToday ? facts : { isInProgress: false, dueOn: null }
  const { requirement, exemptUntil } = facts
  const standing = standingOf(
    {
      ...{ requirement, exemptUntil, trained: best?.trained ?? null },
      ...{ isInProgress: open.isInProgress, dueOn: open.dueOn },
    },
    moment,
  )
  return { standing, record: best }
}

function bestOf<Detail>(records: readonly RecordOf<Detail>[]): RecordOf<Detail> | null {
  return records.reduce<RecordOf<Detail> | null>((best, record) => {
    if (best === null) return record
    return betterOf(best.trained, record.trained) === best.trained ? best : record
  }, null)
}

type Counted = Pick<PackRow, 'isRequired' | 'state'>

export function countsOf(people: number, rows: readonly Counted[]): PackCounts {
  const counted = rows.filter(isRequiredOf)
  return { people, required: counted.length, current: counted.filter(holds).length }
}

/** Required training that did not count on the day. */
export const isGap = (row: Counted) => isRequiredOf(row) && !holds(row)

const standing = (state: StandingState) => ({ state, until: null })
const isRequiredOf = ({ state, isRequired }: Counted) => isCounted(standing(state), isRequired)
const holds = ({ state }: Counted) => isCurrent(standing(state))
