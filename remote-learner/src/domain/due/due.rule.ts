import type { OwnAssignment } from '@platform/shared-contracts/http'

/** The day by which a module must be completed. Calendar days compare as text. */
export interface Due {
  readonly dueOn: string
  readonly isOverdue: boolean
}

export type DueOf = (moduleCode: string) => Due | null

/** `null` if no due day is set, or it was met: a renewal is due while the certificate is still in date. */
export function dueOf(
  code: string,
  assignments: readonly Pick<OwnAssignment, 'moduleCode' | 'dueOn' | 'isDone'>[],
  today: string,
): Due | null {
  const assigned = assignments.find(({ moduleCode }) => moduleCode === code)
  if (!assigned || assigned.isDone) return null
  const { dueOn } = assigned
  return { dueOn, isOverdue: dueOn < today }
}

/** The calendar day of an instant in the reader's time zone. */
export function localDay(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
