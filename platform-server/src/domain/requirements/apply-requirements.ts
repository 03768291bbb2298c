import { lt, sql } from 'drizzle-orm'
import type { RequestTenant } from '../../app/request-context.ts'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import type { Person } from '../accounts/people.ts'
import { openModules } from '../subscriptions/open-modules.ts'
import { assignmentEmail } from '../training-mail/assignment-email.ts'
import { companyTraining, type MemberTraining } from './company-standings.ts'
import { planAssignment, type PlannedAssignment } from './plan-assignment.rule.ts'

interface Applying {
  readonly tenant: RequestTenant
  readonly companyId: number
  readonly now: Date
  readonly post: SendTenantEmail
}

interface Planned extends PlannedAssignment {
  readonly person: Person
  readonly module: string
}

/** Who the audit trail and an assignment name. */
const ACTOR = 'training rules'
const ROWS_PER_STATEMENT = 500
const LOCK_TIMEOUT = '100s'
// Any constant will do, as long as nothing else locks a number with it.
const RULES_LOCK = 7_263_557

/**
 * Gives everyone of a company the due days that its rules require and emails them. A due day that is open stays:
 * running it twice changes nothing.
 */
export async function applyRequirements(tx: Tx, applying: Applying): Promise<void> {
  const { companyId, tenant, now } = applying
  // Of two jobs at once, the second waits for the first, longer than a request may, and then finds its due days.
  await tx.execute(sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`)
  await tx.execute(sql`select pg_advisory_xact_lock(${RULES_LOCK}, ${companyId})`)
  const planned = plannedOf(await companyTraining(tx, { companyId, now }), now)
  if (planned.length === 0) return
  const stored = await store(tx, tenant.id, planned, now)
  if (stored.length === 0) return
  const after = {
    people: [...new Set(stored.map(({ person }) => person.id))],
    modules: [...new Set(stored.map(({ module }) => module))],
  }
  const subject = `company/${companyId}`
  await recordAudit(tx, { tenantId: tenant.id, actor: ACTOR, action: 'training.require', subject, after })
  await sendEmails(tx, applying, stored)
}

function plannedOf(training: readonly MemberTraining[], now: Date): Planned[] {
  return training.flatMap(({ member, module, facts }) => {
    const plan = planAssignment(facts, now)
    return plan ? [{ ...plan, person: member.account, module }] : []
  })
}

/** Replaces due days that training has fulfilled, and none that was set meanwhile. Returns what it stored. */
async function store(
  tx: Tx,
  tenantId: number,
  planned: readonly Planned[],
  assignedAt: Date,
): Promise<Planned[]> {
  const { userId, moduleCode: module } = trainingAssignments
  const stored = new Set<string>()
  const rows = planned.map(({ person, module: moduleCode, dueOn, isRenewal }) => ({
    ...{ tenantId, userId: person.id, moduleCode, dueOn, isRenewal },
    ...{ assignedBy: ACTOR, assignedAt },
  }))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const written = await tx
      .insert(trainingAssignments)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({
        target: [userId, module],
        set: {
          dueOn: sql`excluded.due_on`,
          isRenewal: sql`excluded.is_renewal`,
          ...{ assignedBy: ACTOR, assignedAt },
        },
        setWhere: lt(trainingAssignments.assignedAt, assignedAt),
      })
      .returning({ userId, module })
    for (const row of written) stored.add(`${row.userId} ${row.module}`)
  }
  return planned.filter(({ person, module: code }) => stored.has(`${person.id} ${code}`))
}

/** One email for each person who can sign in and due day, about the modules that they may open. */
async function sendEmails(tx: Tx, { tenant, post }: Applying, stored: readonly Planned[]): Promise<void> {
  const active = stored.filter(({ person }) => person.disabledAt === null)
  const people = [...new Map(active.map(({ person }) => [person.id, person])).values()]
  const canOpen = await openModules(tx, people)
  const open = active.filter(({ person, module }) => canOpen(person, module))
  const emails = Map.groupBy(open, ({ person, dueOn }) => `${person.id} ${dueOn}`)
  for (const [first, ...more] of emails.values()) {
    if (!first) continue
    const modules = [first, ...more].map(({ module }) => module)
    await post(tx, { tenant }, assignmentEmail(first.person, modules, first.dueOn))
  }
}
