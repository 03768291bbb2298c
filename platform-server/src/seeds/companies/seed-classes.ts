import type { Tx } from '../../lib/data/database.ts'
import { companyClasses, companyClassPeople } from '../../lib/data/schema/company/classes.ts'
import { dayOf } from '../../domain/requirements/standing.rule.ts'
import { insertAll } from './insert-all.ts'
import type { CompanySeeding, SeededMember } from './company-seeding.ts'

interface Attendance {
  readonly member: SeededMember
  readonly moduleCode: string
  readonly heldOn: string
}

const DAY_MS = 24 * 60 * 60_000
const MINUTES = 90

/** The classes that people attended: one for each module, day and site. */
export async function seedClasses(
  tx: Tx,
  members: readonly SeededMember[],
  { tenantId, companyId, recordedBy, now }: CompanySeeding,
): Promise<void> {
  const groups = [...Map.groupBy(attendancesOf(members), keyOf)]
  const ids = await insertAll(groups, (some) =>
    tx
      .insert(companyClasses)
      .values(
        some.flatMap(([, [first]]) => {
          if (!first) return []
          const { moduleCode, heldOn, member } = first
          const recordedAt = new Date(Math.min(now.getTime(), Date.parse(heldOn) + 2 * DAY_MS))
          return {
            ...{
              tenantId,
              companyId,
              moduleCode,
              heldOn,
              minutes: MINUTES,
              place: member.site,
              recordedBy,
              recordedAt,
            },
            trainer: 'Ruth Calloway',
            qualification: 'OSHA authorized outreach trainer, 14 years in the trade',
          }
        }),
      )
      .returning({ id: companyClasses.id }),
  )
  const rows = groups.flatMap(([, attendances], at) =>
    attendances.map(({ member: { personId, firstName, lastName } }) => ({
      ...{ tenantId, personId, classId: ids[at]?.id ?? 0, name: `${firstName} ${lastName}`, fulfilled: null },
    })),
  )
  await insertAll(rows, (some) => tx.insert(companyClassPeople).values(some).returning())
}

const keyOf = ({ member, moduleCode, heldOn }: Attendance) => `${moduleCode} ${heldOn} ${member.site}`

function attendancesOf(members: readonly SeededMember[]): Attendance[] {
  return members.flatMap((member) =>
    member.training.flatMap(({ module: moduleCode, passes }) =>
      passes.filter(({ isClass }) => isClass).map(({ at }) => ({ member, moduleCode, heldOn: dayOf(at) })),
    ),
  )
}
