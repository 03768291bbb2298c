import type { XapiStatement } from '@platform/shared-contracts/http'
import { and, eq, isNotNull, isNull, max, ne, sql } from 'drizzle-orm'
import { currentUser } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import { findById } from '../../domain/accounts/people.ts'
import type { StoreStatements } from '../../domain/xapi/statement-store.ts'
import { CONTEXT_EXTENSION } from '../../domain/xapi/vocabulary.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { packageLaunches } from '../../lib/data/schema/training/packages.ts'
import { xapiStatements } from '../../lib/data/schema/training/xapi.ts'
import { contentAddress } from '../playing/content-address.rule.ts'
import type { OnLaunch } from '../playing/start-launch.ts'
import { saveDocument, stateScope } from './documents.ts'
import { satisfiedAtRegistration } from './satisfied-statements.ts'
import { activityIdOf, contextTemplate, platformStatement, type SessionSubject } from './session-context.ts'

interface Parts extends Pick<Services, 'config' | 'now'> {
  readonly store: StoreStatements
}

/** For a unit of cmi5: the launch data that its content reads, and what the platform itself states at a launch. */
export function beginCmi5Session({ config, now, store }: Parts): OnLaunch {
  return async (tx, request, row, { session, registration, isNewlyRegistered, base }) => {
    if (row.kind !== 'cmi5') return
    const { tenantId } = row
    const { userId } = currentUser(request)
    const person = await findById(tx, userId)
    const unit = row.units.find(({ id }) => id === session.unitId)
    if (!unit || !person) return
    const learner = { id: userId, name: `${person.firstName} ${person.lastName}`.trim() }
    const subject = { tenantSlug: request.tenant.slug, learner, package: row, unit, registration, session }
    const launched = platformStatement(subject, config, {
      verb: 'launched',
      extensions: launchExtensions(subject, base),
    })
    const statements = [
      ...(isNewlyRegistered ? satisfiedAtRegistration(subject, config) : []),
      ...(await abandonOthers(tx, subject, { config, at: now() })),
      launched,
    ]
    const owner = { tenantId, userId, registrationId: registration.id, source: 'platform' } as const
    await store(
      tx,
      statements.map((statement) => ({ ...owner, statement })),
    )
    await saveDocument(tx, {
      ...{ tenantId, registrationId: registration.id, now: now() },
      scope: stateScope(activityIdOf(subject, config)),
      name: 'LMS.LaunchData',
      contentType: 'application/json',
      body: JSON.stringify(launchData(subject, base)),
    })
  }
}

function launchExtensions({ unit }: SessionSubject, base: string) {
  return {
    [CONTEXT_EXTENSION.launchMode]: 'Normal',
    [CONTEXT_EXTENSION.launchUrl]: `${base}${contentAddress(unit)}`,
    [CONTEXT_EXTENSION.moveOn]: unit.moveOn,
    [CONTEXT_EXTENSION.launchParameters]: unit.launchData,
    ...(unit.masteryScore === null ? {} : { [CONTEXT_EXTENSION.masteryScore]: unit.masteryScore }),
  }
}

function launchData(subject: SessionSubject, base: string) {
  const { moveOn, launchMethod, launchData: launchParameters, masteryScore, entitlementKey } = subject.unit
  return {
    contextTemplate: contextTemplate(subject),
    launchMode: 'Normal',
    ...{ launchMethod, launchParameters, moveOn },
    ...(masteryScore === null ? {} : { masteryScore }),
    ...(entitlementKey === null ? {} : { entitlementKey: { courseStructure: entitlementKey } }),
    returnURL: `${base}done`,
  }
}

interface Abandoning extends Pick<Services, 'config'> {
  readonly at: Date
}

/** Sessions of the same unit that began and never ended: their content can send nothing more. */
async function abandonOthers(
  tx: Tx,
  subject: SessionSubject,
  { config, at }: Abandoning,
): Promise<XapiStatement[]> {
  const rows = await tx
    .update(packageLaunches)
    .set({ endedAt: at })
    .where(
      and(
        eq(packageLaunches.registrationId, subject.registration.id),
        eq(packageLaunches.unitId, subject.unit.id),
        ne(packageLaunches.id, subject.session.id),
        isNotNull(packageLaunches.initializedAt),
        isNull(packageLaunches.endedAt),
      ),
    )
    .returning({ id: packageLaunches.id, createdAt: packageLaunches.createdAt })
  return Promise.all(
    rows.map(async (session) => {
      const duration = await durationOf(tx, session)
      return platformStatement({ ...subject, session }, config, { verb: 'abandoned', result: { duration } })
    }),
  )
}

/** ISO 8601, from the launch to the last statement of the content (section 9.5.4.2). */
async function durationOf(tx: Tx, { id, createdAt }: { id: string; createdAt: Date }): Promise<string> {
  const sessionId = sql`${xapiStatements.statement} #>> ${`{context,extensions,"${CONTEXT_EXTENSION.sessionId}"}`}::text[]`
  const [last] = await tx
    .select({ at: max(xapiStatements.storedAt) })
    .from(xapiStatements)
    .where(and(eq(xapiStatements.source, 'content'), eq(sessionId, id)))
  const end = last?.at ?? createdAt
  return `PT${Math.max(0, Math.round((end.getTime() - createdAt.getTime()) / 1_000))}S`
}
