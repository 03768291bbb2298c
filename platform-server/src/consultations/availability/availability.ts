import type { Availability } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { zoneOfState } from '../../domain/accounts/state-zone.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { consultationAvailability } from '../../lib/data/schema/consultations.ts'

const WORKING_DAY = [
  { from: '09:00', until: '12:30' },
  { from: '13:30', until: '17:00' },
]

/** Office hours in the zone of the partner's state, for a partner who has not chosen any. */
export function usualAvailability(state: string | null): Availability {
  return {
    timeZone: zoneOfState(state),
    week: [...Array.from({ length: 5 }, () => WORKING_DAY), [], []],
    exceptions: [],
    timeOff: [],
    isClosedOnHolidays: true,
    noticeHours: 24,
    bufferMinutes: 15,
    horizonDays: 30,
    videoLink: null,
  }
}

export async function readAvailability(tx: Tx, { id, state }: Person): Promise<Availability> {
  const [row] = await tx
    .select({ settings: consultationAvailability.settings })
    .from(consultationAvailability)
    .where(eq(consultationAvailability.userId, id))
  return row?.settings ?? usualAvailability(state)
}

interface Saving {
  readonly tenantId: number
  readonly userId: number
  readonly settings: Availability
  readonly now: Date
}

export async function saveAvailability(tx: Tx, { now, ...row }: Saving): Promise<void> {
  const { settings } = row
  await tx
    .insert(consultationAvailability)
    .values({ ...row, updatedAt: now })
    .onConflictDoUpdate({ target: consultationAvailability.userId, set: { settings, updatedAt: now } })
}
