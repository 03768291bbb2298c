import { and, eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import { createPasswords } from '../../domain/accounts/passwords.ts'
import { renewalInterval } from '../../domain/certificates/renewal-interval.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { companyManagers, companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companyExemptions, companyRules } from '../../lib/data/schema/company/requirements.ts'
import { companies, users } from '../../lib/data/schema/people.ts'
import { DEMO_PASSWORD, DEMO_TENANTS } from '../people/demo-people.ts'
import { demoMembers, type DemoMember } from './demo-history.rule.ts'
import { SECOND_LANGUAGE, type DemoCompanyShape } from './demo-shape.ts'
import { DEMO_COMPANY_SHAPES } from './demo-shapes.ts'
import type { CompanySeeding, SeededMember } from './company-seeding.ts'
import { insertAll } from './insert-all.ts'
import { seedClasses } from './seed-classes.ts'
import { seedTraining } from './seed-training.ts'

const DUE_IN_DAYS = 30
const EXEMPT_REASONS = [
  'On light duty until the physician releases them.',
  'On parental leave.',
  'Works in the office only until the project is over.',
] as const

/**
 * Two companies of each tenant with the training of their last years: rules, due days, certificates, classes,
 * exemptions. A company that has rules is left unchanged.
 */
export async function seedCompanyHistory({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const passwordHash = await createPasswords({ slots: 1, maxWaiting: 1 }).hash(DEMO_PASSWORD)
  for (const shape of DEMO_COMPANY_SHAPES)
    await database.withTenant(shape.tenantId, (tx) => seedCompany(tx, shape, { passwordHash, now: now() }))
}

interface Common {
  readonly passwordHash: string
  readonly now: Date
  /** What is about to be written. */
  readonly report?: (part: string) => void
}

/** A company that has rules is left unchanged. */
export async function seedCompany(
  tx: Tx,
  shape: DemoCompanyShape,
  { passwordHash, now, report = () => undefined }: Common,
): Promise<void> {
  const seeding = await companyOf(tx, shape, now)
  if (!seeding || (await tx.$count(companyRules, eq(companyRules.companyId, seeding.companyId))) > 0) return
  await seedRules(tx, shape, seeding)
  const existing = await tx.$count(companyPeople, eq(companyPeople.companyId, seeding.companyId))
  const members = demoMembers(shape, shape.people - existing, now)
  report(`${members.length} people`)
  const seeded = await seedMembers(tx, members, { shape, seeding, passwordHash })
  await seedExemptions(tx, seeded, seeding)
  report('certificates, progress and due dates')
  await seedTraining(tx, seeded, seeding)
  report('classes')
  await seedClasses(tx, seeded, seeding)
}

/** The company, which the second one of a tenant does not have yet; `null` without its manager's account. */
async function companyOf(
  tx: Tx,
  { tenantId, companyName, manager: name }: DemoCompanyShape,
  now: Date,
): Promise<CompanySeeding | null> {
  const domain = DEMO_TENANTS.find((tenant) => tenant.tenantId === tenantId)?.domain ?? ''
  const recordedBy = `${name}@${domain}`
  const [manager] = await tx.select().from(users).where(eq(users.email, recordedBy))
  if (!manager) return null
  const [existing] = await tx.select().from(companies).where(eq(companies.name, companyName))
  if (existing) return { tenantId, companyId: existing.id, recordedBy, now }
  const [company] = await tx.insert(companies).values({ tenantId, name: companyName }).returning()
  const companyId = company?.id ?? 0
  const common = { tenantId, companyId, userId: manager.id }
  await tx
    .insert(companyManagers)
    .values({ ...common, isOwner: true, grantedBy: `super@${domain}`, grantedAt: now })
  await tx.insert(companyPeople).values({
    ...common,
    ...{ email: recordedBy, firstName: manager.firstName, lastName: manager.lastName },
    ...{ jobRole: 'Safety Manager', department: 'Safety' },
    ...{ invitedBy: recordedBy, invitedAt: now, addedAt: now, joinedAt: now },
  })
  return { tenantId, companyId, recordedBy, now }
}

async function seedRules(tx: Tx, shape: DemoCompanyShape, seeding: CompanySeeding): Promise<void> {
  const { tenantId, companyId, recordedBy: updatedBy, now: updatedAt } = seeding
  const row = (jobRole: string, modules: readonly string[]) => ({
    ...{
      tenantId,
      companyId,
      jobRole,
      site: '',
      department: '',
      dueInDays: DUE_IN_DAYS,
      updatedBy,
      updatedAt,
    },
    modules: modules.map((module) => ({ module, ...renewalInterval(module) })),
  })
  const rows = shape.jobs.map(({ jobRole, modules }) => row(jobRole, modules))
  await tx.insert(companyRules).values([row('', shape.everyone), ...rows])
}

interface Members {
  readonly shape: DemoCompanyShape
  readonly seeding: CompanySeeding
  readonly passwordHash: string
}

/** Accounts, and the company's entries of them. Returns those who have an account. */
async function seedMembers(
  tx: Tx,
  members: readonly DemoMember[],
  { shape, seeding, passwordHash }: Members,
): Promise<readonly SeededMember[]> {
  const { tenantId, companyId, recordedBy, now } = seeding
  const accounts = await insertAll(
    members.filter(({ isInvited }) => !isInvited),
    (some) =>
      tx
        .insert(users)
        .values(
          some.map(({ email, firstName, lastName, hiredAt, leftAt, usesSecondLanguage }) => ({
            ...{ tenantId, email, firstName, lastName, passwordHash, isSubscribed: leftAt === null },
            ...{ companyName: shape.companyName, createdAt: hiredAt, emailVerifiedAt: hiredAt },
            language: usesSecondLanguage ? SECOND_LANGUAGE : null,
          })),
        )
        .returning({ id: users.id, email: users.email }),
  )
  const userOf = new Map(accounts.map(({ id, email }) => [email, id]))
  const lead = and(eq(companyPeople.companyId, companyId), eq(companyPeople.email, recordedBy))
  const [supervisor] = await tx.select({ id: companyPeople.id }).from(companyPeople).where(lead)
  const people = await insertAll(members, (some) =>
    tx
      .insert(companyPeople)
      .values(
        some.map(({ email, firstName, lastName, jobRole, department, site, hiredAt, leftAt, ...rest }) => ({
          ...{ tenantId, companyId, email, firstName, lastName, jobRole, department, site },
          ...{ supervisorId: supervisor?.id ?? null, userId: userOf.get(email) ?? null },
          language: rest.usesSecondLanguage ? SECOND_LANGUAGE : null,
          ...{ invitedBy: recordedBy, invitedAt: rest.isInvited ? now : hiredAt, addedAt: hiredAt },
          ...{ joinedAt: rest.isInvited ? null : hiredAt, deactivatedAt: leftAt },
        })),
      )
      .returning({ id: companyPeople.id, email: companyPeople.email }),
  )
  const personOf = new Map(people.map(({ id, email }) => [email, id]))
  return members.flatMap((member) => {
    const [userId, personId] = [userOf.get(member.email), personOf.get(member.email)]
    return userId === undefined || personId === undefined ? [] : [{ ...member, userId, personId }]
  })
}

async function seedExemptions(
  tx: Tx,
  members: readonly SeededMember[],
  { tenantId, companyId, recordedBy: grantedBy, now: grantedAt }: CompanySeeding,
): Promise<void> {
  const rows = members.flatMap(({ personId, training }) =>
    training.flatMap(({ module: moduleCode, exemptUntil: endsOn }) => {
      const reason = EXEMPT_REASONS[personId % EXEMPT_REASONS.length] ?? EXEMPT_REASONS[0]
      return endsOn === null
        ? []
        : [{ tenantId, companyId, personId, moduleCode, reason, endsOn, grantedBy, grantedAt }]
    }),
  )
  await insertAll(rows, (some) => tx.insert(companyExemptions).values(some).returning())
}
