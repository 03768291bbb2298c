import type { Consultation, User } from '@platform/shared-contracts/http'
import { countsAsAdmin } from '@platform/shared-contracts/rules'

export const OUTCOMES = ['completed', 'client', 'partner'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface OutcomeDraft {
  readonly outcome: Outcome
  readonly minutes: string
  readonly notes: string
}

/** What was recorded, or what is most likely. */
export function outcomeDraft({ missedBy, heldMinutes, minutes, notes }: Consultation): OutcomeDraft {
  return { outcome: missedBy ?? 'completed', minutes: String(heldMinutes ?? minutes), notes }
}

/** Whether the person may say what became of it. */
export function isRecordable(
  { startsAt, status, partner, recordUntil }: Consultation,
  user: Pick<User, 'id' | 'role' | 'isProfessionalPartner'>,
  now: number,
): boolean {
  if (status === 'canceled' || Date.parse(startsAt) > now) return false
  return countsAsAdmin(user) || (partner.id === user.id && now <= Date.parse(recordUntil))
}
