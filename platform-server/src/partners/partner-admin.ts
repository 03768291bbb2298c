import type {
  PartnerCandidate,
  PartnerProfile,
  PartnerRecord,
  PartnerRecordRequest,
} from '@platform/shared-contracts/http'
import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { partnerProfiles } from '../lib/data/schema/partners.ts'
import { users } from '../lib/data/schema/people.ts'
import { isUniqueViolation } from '../lib/data/violations.ts'
import { findById, type Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { portraitUrl } from '../domain/partners/portrait.rule.ts'

type ProfileRow = typeof partnerProfiles.$inferSelect

/** Every partner of the tenant, by name. */
export async function partnerRecords(tx: Tx, id?: number): Promise<PartnerRecord[]> {
  const isThem = id === undefined ? undefined : eq(users.id, id)
  const rows = await tx
    .select({ user: users, profile: partnerProfiles })
    .from(users)
    .leftJoin(partnerProfiles, eq(partnerProfiles.userId, users.id))
    .where(and(eq(users.isProfessionalPartner, true), isThem))
    .orderBy(asc(users.lastName), asc(users.firstName))
  const counts = await tx
    .select({ partner: users.assignedPartnerId, learners: count() })
    .from(users)
    .groupBy(users.assignedPartnerId)
  const learnersOf = new Map(counts.map(({ partner, learners }) => [partner, learners]))
  return rows.map(({ user, profile }) => toRecord(user, profile, learnersOf.get(user.id) ?? 0))
}

/** People who are not partners yet. */
export async function partnerCandidates(tx: Tx, q: string): Promise<PartnerCandidate[]> {
  const pattern = likePattern(q)
  const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`
  return tx
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(eq(users.isProfessionalPartner, false), or(ilike(users.email, pattern), ilike(fullName, pattern))),
    )
    .orderBy(asc(users.lastName), asc(users.firstName))
    .limit(10)
}

/** Saves a partner's page, and makes the person a partner if they are not one. */
export async function savePartner(
  tx: Tx,
  id: number,
  { title, certifications, profile }: PartnerRecordRequest,
  actor: string,
): Promise<PartnerRecord> {
  const person = await existing(tx, id)
  const [before = null] = person.isProfessionalPartner ? await partnerRecords(tx, id) : []
  await tx.update(users).set({ title, certifications, isProfessionalPartner: true }).where(eq(users.id, id))
  await writeProfile(tx, person, profile)
  const [after] = await partnerRecords(tx, id)
  if (!after) throw new Error('The database did not return the partner.')
  await recordAudit(tx, {
    ...audited(person, actor),
    action: 'partner.change',
    before: before && publicOf(before),
    after: publicOf(after),
  })
  return after
}

async function writeProfile(
  tx: Tx,
  { id: userId, tenantId }: Person,
  profile: PartnerProfile,
): Promise<void> {
  try {
    await tx
      .insert(partnerProfiles)
      .values({ ...profile, userId, tenantId })
      .onConflictDoUpdate({ target: partnerProfiles.userId, set: profile })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ProblemError(409, 'public-url-taken', { field: 'profile.publicUrl' })
  }
}

/** Removes a partner; the learners they looked after are assigned to `to`, or to no one when it is 0. */
export async function removePartner(
  tx: Tx,
  id: number,
  to: number | undefined,
  actor: string,
): Promise<void> {
  const person = await existing(tx, id)
  const [partner] = await partnerRecords(tx, id)
  if (!partner) throw noSuchPartner()
  if (partner.learners > 0) await moveLearners(tx, person, partner.learners, { to, actor })
  await tx.update(users).set({ isProfessionalPartner: false }).where(eq(users.id, id))
  await recordAudit(tx, {
    ...audited(person, actor),
    action: 'partner.change',
    before: { isProfessionalPartner: true },
    after: { isProfessionalPartner: false },
  })
}

interface Move {
  readonly to: number | undefined
  readonly actor: string
}

async function moveLearners(tx: Tx, person: Person, learners: number, { to, actor }: Move): Promise<void> {
  const successor = await successorOf(tx, person.id, to)
  await tx
    .update(users)
    .set({ assignedPartnerId: successor?.id ?? null })
    .where(eq(users.assignedPartnerId, person.id))
  await recordAudit(tx, {
    ...audited(person, actor),
    action: 'partner.reassign',
    before: { learners, partner: person.email },
    after: { learners, partner: successor?.email ?? null },
  })
}

async function successorOf(tx: Tx, id: number, to: number | undefined): Promise<PartnerRecord | null> {
  if (to === undefined) throw new ProblemError(409, 'has-learners:successor')
  if (to === 0) return null
  const [successor] = to === id ? [] : await partnerRecords(tx, to)
  if (successor) return successor
  throw new ProblemError(422, 'invalid:successor', { field: 'to' })
}

async function existing(tx: Tx, id: number): Promise<Person> {
  const person = await findById(tx, id)
  if (!person) throw noSuchPartner()
  return person
}

export function noSuchPartner(): ProblemError {
  return new ProblemError(404, 'partner-not-found')
}

function audited({ tenantId, id }: Person, actor: string) {
  return { tenantId, actor, subject: `user/${id}` }
}

const publicOf = ({ title, certifications, profile }: PartnerRecord) => ({
  title,
  certifications,
  ...profile,
})

function toRecord(user: Person, row: ProfileRow | null, learners: number): PartnerRecord {
  const { id, email, firstName, lastName, title, certifications } = user
  return {
    id,
    email,
    firstName,
    lastName,
    title,
    certifications: certifications ?? [],
    learners,
    portrait: row && portraitUrl(row),
    profile: toProfile(row),
  }
}

function toProfile(row: ProfileRow | null): PartnerProfile | null {
  if (!row) return null
  const { publicUrl, bio, services, states, languages, specialties, credentials } = row
  return { publicUrl, bio, services, states, languages, specialties, credentials }
}
