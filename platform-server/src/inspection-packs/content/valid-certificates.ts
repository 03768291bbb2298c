import { and, asc, gt } from 'drizzle-orm'
import { personName } from '../../domain/accounts/person-name.rule.ts'
import { mustRetake } from '../../domain/courses/module-content.ts'
import { membersOf } from '../../domain/requirements/sql-requirements.ts'
import type { Tx } from '../../lib/data/database.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import type { PackScope } from './pack-content.ts'
import { packDay, worksAt } from './pack-day.rule.ts'
import { countedThen } from './sql-records.ts'

interface Wanted {
  readonly companyId: number
  readonly scope: PackScope
  readonly now: Date
}

/** The certificates of the people of a pack that were valid on its day, with whose they are. */
export async function validCertificates(tx: Tx, { companyId, scope, now }: Wanted) {
  const members = (await membersOf(tx, companyId)).filter((member) => worksAt(member, scope))
  const names = new Map(members.map((member) => [member.account.id, personName(member.account)]))
  const { moment, isToday } = packDay(scope.on, now)
  const { id, userId, moduleCode, number, contentVersion, expiresAt } = certificates
  const rows = await tx
    .select({ id, userId, moduleCode, number, contentVersion })
    .from(certificates)
    .where(and(countedThen({ userIds: [...names.keys()], scope, moment }), gt(expiresAt, moment)))
    .orderBy(asc(userId), asc(number))
  return {
    people: members.length,
    certificates: rows
      // As in the roster: on a past day, what was passed counted with the content of that day.
      .filter((row) => !isToday || !mustRetake(row.moduleCode, row.contentVersion))
      .map((row) => ({ id: row.id, fileName: certificateName(names.get(row.userId ?? 0) ?? '', row) })),
  }
}

const LONGEST_NAME = 60

/** No two are equal, because no two certificates of a tenant have the same number. */
export function certificateName(
  person: string,
  { moduleCode, number }: { readonly moduleCode: string; readonly number: string },
): string {
  const name = person
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, '')
  return `certificates/${name || 'person'}-${moduleCode}-${number}.pdf`
}
