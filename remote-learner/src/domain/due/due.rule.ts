import type { OwnAssignment } from '@platform/shared-contracts/http'

/** The day by which a module must be completed. Calendar days compare as text. */
export interface Due {
  readonly dueOn: string
  readonly isOverdue: boolean
}

export type DueOf = (module: { readonly code: string; readonly status: string }) => Due | null

/** The due day of a module that is not completed; `null` if none is set. A module is overdue after its due day. */
export function dueOf(
  { code, status }: { readonly code: string; readonly status: string },
  assignments: readonly Pick<OwnAssignment, 'moduleCode' | 'dueOn'>[],
  today: string,
): Due | null {
  const dueOn = assignments.find(({ moduleCode }) => moduleCode === code)?.dueOn
  if (dueOn === undefined || status === 'Completed') return null
  return { dueOn, isOverdue: dueOn < today }
}

/** The calendar day of an instant in the reader's time zone. */
export function localDay(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
