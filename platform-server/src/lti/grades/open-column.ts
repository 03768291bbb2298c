import { and, desc, eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import { reportTo } from '../../domain/lti/report-grade.ts'
import type { Tx } from '../../lib/data/database.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { ltiGrades, type LaunchedPerson } from '../../lib/data/schema/standards/lti.ts'
import type { PlatformRow } from '../platforms/sql-platforms.ts'

interface Opened {
  readonly platform: PlatformRow
  readonly person: LaunchedPerson
  readonly userId: number
}

/** Remembers where this person's result goes. Who holds a certificate already has it reported at once. */
export async function openColumn(
  jobs: Services['jobs'],
  tx: Tx,
  { platform, person: { subject, moduleCode, lineItem }, userId }: Opened,
): Promise<void> {
  if (lineItem === null) return
  const { tenantId, id: platformId } = platform
  const [column] = await tx
    .insert(ltiGrades)
    .values({ tenantId, platformId, userId, subject, moduleCode, lineItem })
    .onConflictDoUpdate({
      target: [ltiGrades.platformId, ltiGrades.lineItem, ltiGrades.subject],
      set: { userId, moduleCode },
    })
    .returning()
  if (!column || column.reportedAt) return
  const isHeld = and(eq(certificates.userId, userId), eq(certificates.moduleCode, moduleCode))
  const [held] = await tx
    .select()
    .from(certificates)
    .where(isHeld)
    .orderBy(desc(certificates.issuedAt))
    .limit(1)
  if (held && !held.replacedById && !held.revokedAt)
    await reportTo(jobs, tx, column, { kind: 'quiz', score: held.score, isPassed: true, at: held.issuedAt })
}
