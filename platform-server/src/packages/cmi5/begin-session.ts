import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { currentUser } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import { findById } from '../../domain/accounts/people.ts'
import type { StoreStatements } from '../../domain/xapi/statement-store.ts'
import { CONTEXT_EXTENSION } from '../../domain/xapi/vocabulary.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { packageLaunches } from '../../lib/data/schema/training/packages.ts'
import { contentAddress } from '../playing/content-address.rule.ts'
import type { OnLaunch } from '../playing/start-launch.ts'
import { saveDocument, stateScope } from './documents.ts'
import { activityIdOf, contextTemplate, platformStatement, type SessionSubject } from './session-context.ts'

interface Parts extends Pick<Services, 'config' | 'now'> {
  readonly store: StoreStatements
}

/** For a unit of cmi5: the launch data that its content reads, and what the platform itself states at a launch. */
export function beginCmi5Session({ config, now, store }: Parts): OnLaunch {
  return async (tx, request, row, { session, registration, base }) => {
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
    const abandoned = await abandonOthers(tx, subject, now())
    const statements = [
      ...abandoned.map((one) => platformStatement(one, config, { verb: 'abandoned' })),
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

/** Sessions of the same unit that began and never ended: their content can send nothing more. */
async function abandonOthers(tx: Tx, subject: SessionSubject, at: Date): Promise<SessionSubject[]> {
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
    .returning({ id: packageLaunches.id })
  return rows.map(({ id }) => ({ ...subject, session: { id } }))
}
