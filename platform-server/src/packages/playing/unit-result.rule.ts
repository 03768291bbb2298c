import type { UnitStatus } from '@platform/shared-contracts/http'
import type { MoveOn } from '../../lib/data/schema/training/packages.ts'

/** What a unit reports about itself at one moment; `null` where it reports nothing. */
export interface UnitReport {
  readonly isCompleted: boolean
  readonly success: 'passed' | 'failed' | null
  /** A fraction. */
  readonly score: number | null
  /** All launches together, as the unit counts; `null` where it does not. */
  readonly totalSeconds: number | null
}

export interface KnownResult {
  readonly status: UnitStatus
  readonly isCompleted: boolean
  readonly score: number | null
  readonly seconds: number
  readonly isSatisfied: boolean
}

interface Circumstances {
  readonly moveOn: MoveOn
  /** Seconds of the earlier launches. */
  readonly secondsBefore: number
  /** How long this launch has been open: a unit cannot have taken longer. */
  readonly secondsOpen: number
}

const NOTHING: KnownResult = {
  status: 'not_started',
  isCompleted: false,
  score: null,
  seconds: 0,
  isSatisfied: false,
}

/** A pass is never taken back, and a completed unit is not opened again as an unfinished one; the best score stays. */
export function mergeResult(
  before: KnownResult | null,
  report: UnitReport,
  { moveOn, secondsBefore, secondsOpen }: Circumstances,
): KnownResult {
  const known = before ?? NOTHING
  const isCompleted = report.isCompleted || known.isCompleted
  const success = successOf(known, report)
  const seconds = Math.min(Math.round(report.totalSeconds ?? 0), secondsBefore + secondsOpen)
  return {
    status: success ?? (isCompleted ? 'completed' : 'incomplete'),
    isCompleted,
    score: bestOf(known.score, report.score),
    seconds: Math.max(known.seconds, seconds),
    isSatisfied: known.isSatisfied || isSatisfied(moveOn, isCompleted, success === 'passed'),
  }
}

function successOf({ status }: KnownResult, { success }: UnitReport): UnitReport['success'] {
  if (status === 'passed') return status
  return success ?? (status === 'failed' ? status : null)
}

function bestOf(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.max(one, other)
}

/** The rules of cmi5, which the server evaluates by what it recorded. */
export function isSatisfied(moveOn: MoveOn, isCompleted: boolean, isPassed: boolean): boolean {
  switch (moveOn) {
    case 'Passed':
      return isPassed
    case 'Completed':
      return isCompleted
    case 'CompletedAndPassed':
      return isCompleted && isPassed
    case 'CompletedOrPassed':
      return isCompleted || isPassed
    case 'NotApplicable':
      return true
  }
}
