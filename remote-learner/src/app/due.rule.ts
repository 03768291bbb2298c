import type { OwnAssignment } from '@platform/shared-contracts/http'

/** By when a module is to be completed; calendar days, which compare as text. */
export interface Due {
  readonly dueOn: string
  readonly isOverdue: boolean
}

export type DueOf = (module: { readonly code: string; readonly status: string }) => Due | null

/** The due day of a module that is not done; `null` where nobody set one. A due day lasts until its end. */
export function dueOf(
  { code, status }: { readonly code: string; readonly status: string },
  assignments: readonly Pick<OwnAssignment, 'moduleCode' | 'dueOn'>[],
  today: string,
): Due | null {
  const dueOn = assignments.find(({ moduleCode }) => moduleCode === code)?.dueOn
  if (dueOn === undefined || status === 'Completed') return null
  return { dueOn, isOverdue: dueOn < today }
}

/** The calendar day of an instant, where the reader is. */
export function localDay(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
