import { createHash } from 'node:crypto'
import type { GatePerson } from '@platform/shared-contracts/http'
import { and, inArray, isNull } from 'drizzle-orm'
import { companyTraining, type MemberTraining } from '../domain/requirements/company-standings.ts'
import { countsUntil } from '../domain/requirements/standing.rule.ts'
import type { Tx } from '../lib/data/database.ts'
import { certificates } from '../lib/data/schema/training/certificates.ts'

interface AtGate {
  readonly id: string
  readonly companyId: number
  readonly site: string
}

/** Who may be recognized at a gate: people without a certificate have no code, and are not sent. */
export async function readRoster(tx: Tx, gate: AtGate, now: Date): Promise<GatePerson[]> {
  const training = await companyTraining(tx, { companyId: gate.companyId, now })
  const here = training.filter(({ member }) => worksHere(member, gate))
  const people = Map.groupBy(here, ({ member }) => member.account.id)
  const codes = await codesOf(tx, [...people.keys()])
  return [...people].flatMap(([userId, modules]) => {
    const [first] = modules
    const own = codes.get(userId)
    if (!first || !own) return []
    return [
      {
        name: shortName(first.member),
        codes: own.map(({ code }) => hashAtGate(gate.id, code)),
        required: modules.filter(({ isRequired }) => isRequired).map(toGateTraining),
      },
    ]
  })
}

type Member = MemberTraining['member']

/** Names that differ only in case or in spaces around them are one site, as for rules. */
const worksHere = (member: Pick<Member, 'site'>, { site }: Pick<AtGate, 'site'>) =>
  site === '' || plain(member.site) === plain(site)
const plain = (name: string) => name.trim().toLowerCase()

function shortName({ account: { firstName, lastName } }: Member): string {
  const [first] = new Intl.Segmenter().segment(lastName.trim())
  const initial = first?.segment ?? ''
  return [firstName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ')
}

const hashAtGate = (gateId: string, code: string) =>
  createHash('sha256').update(`${gateId} ${code}`).digest('base64url')

function toGateTraining({ module, facts }: MemberTraining) {
  const { trained, requirement, exemptUntil, assignment } = facts
  return {
    ...{ module, exemptUntil, dueOn: assignment?.dueOn ?? null },
    trainedUntil: trained && countsUntil(trained, requirement).toISOString(),
    isOutdated: trained?.isOutdated ?? false,
  }
}

/** Replaced certificates too: an older card still says who a person is. */
async function codesOf(tx: Tx, userIds: readonly number[]) {
  const { userId, code, revokedAt } = certificates
  const rows = await tx
    .select({ userId, code })
    .from(certificates)
    .where(and(inArray(userId, [...userIds]), isNull(revokedAt)))
  return Map.groupBy(rows, (row) => row.userId)
}
