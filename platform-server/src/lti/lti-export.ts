import { asc, eq } from 'drizzle-orm'
import type { ExportSection } from '../app/account-export.ts'
import { ltiGrades, ltiPeople, ltiPlatforms } from '../lib/data/schema/standards/lti.ts'

export const ltiExport: readonly ExportSection[] = [
  {
    name: 'learningManagementSystems',
    rowsOf: (tx, userId) =>
      tx
        .select({
          system: ltiPlatforms.name,
          person: ltiPeople.subject,
          connectedAt: ltiPeople.connectedAt,
        })
        .from(ltiPeople)
        .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiPeople.platformId))
        .where(eq(ltiPeople.userId, userId))
        .orderBy(asc(ltiPeople.connectedAt)),
  },
  {
    name: 'reportedResults',
    rowsOf: (tx, userId) =>
      tx
        .select({
          system: ltiPlatforms.name,
          module: ltiGrades.moduleCode,
          activity: ltiGrades.activity,
          score: ltiGrades.score,
          reportedAt: ltiGrades.reportedAt,
          sentAt: ltiGrades.sentAt,
        })
        .from(ltiGrades)
        .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiGrades.platformId))
        .where(eq(ltiGrades.userId, userId))
        .orderBy(asc(ltiGrades.reportedAt)),
  },
]
