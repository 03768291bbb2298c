import {
  dayOf,
  isCounted,
  isCurrent,
  standingOf,
  type Trained,
} from '../../domain/requirements/standing.rule.ts'
import type { Requirement } from '../../domain/requirements/requirement.rule.ts'
import { betterOf } from '../../domain/requirements/class-training.rule.ts'
import type { PackCounts, PackRow, PackScope } from './pack-content.ts'

/** A record of training, with what the pack says about it. */
export interface RecordOf<Detail> {
  readonly trained: Trained
  readonly detail: Detail
}

/** What a pack describes: the end of a past day, and now for today. */
export interface PackDay {
  readonly moment: Date
  readonly isToday: boolean
}

export function packDay(on: string, now: Date): PackDay {
  const isToday = on >= dayOf(now)
  return { isToday, moment: isToday ? now : new Date(`${on}T23:59:59.999Z`) }
}

type Place = Pick<PackScope, 'site' | 'department'>

/** Whether a person works at the place of a pack, where an empty one is any. */
export const worksAt = (person: Place, { site, department }: Place) =>
  (site === '' || person.site === site) && (department === '' || person.department === department)

interface DayFacts<Detail> {
  readonly requirement: Pick<Requirement, 'months'> | null
  readonly exemptUntil: string | null
  readonly records: readonly RecordOf<Detail>[]
  /** As they are now; the past of due dates is not recorded. */
  readonly isInProgress: boolean
  readonly dueOn: string | null
}

/** Where a person stood then, and by which record. */
export function standingThen<Detail>(
  { requirement, exemptUntil, records, ...open }: DayFacts<Detail>,
  { moment, isToday }: PackDay,
) {
  const record = bestOf(records)
  const training = { requirement, exemptUntil, trained: record?.trained ?? null }
  const standing = standingOf({ ...training, ...(isToday ? open : NOTHING_OPEN) }, moment)
  return { standing, record }
}

const NOTHING_OPEN = { isInProgress: false, dueOn: null }

function bestOf<Detail>(records: readonly RecordOf<Detail>[]): RecordOf<Detail> | null {
  return records.reduce<RecordOf<Detail> | null>((best, record) => {
    if (best === null) return record
    return betterOf(best.trained, record.trained) === best.trained ? best : record
  }, null)
}

type Counted = Pick<PackRow, 'isRequired' | 'state'>

export function countsOf(people: number, rows: readonly Counted[]): PackCounts {
  const counted = rows.filter((row) => isCounted(row, row.isRequired))
  return { people, required: counted.length, current: counted.filter(isCurrent).length }
}

/** Required training that did not count on the day. */
export const isGap = (row: Counted) => isCounted(row, row.isRequired) && !isCurrent(row)
