import { asc, eq } from 'drizzle-orm'
import { ownRows, type ExportSection } from '../app/account-export.ts'
import { coursePackages, packageRegistrations, packageResults } from '../lib/data/schema/training/packages.ts'
import { xapiStatements } from '../lib/data/schema/training/xapi.ts'

export const packageExport: readonly ExportSection[] = [
  {
    name: 'importedCourses',
    rowsOf: (tx, userId) =>
      tx
        .select({
          course: coursePackages.title,
          lesson: packageResults.unitId,
          status: packageResults.status,
          score: packageResults.score,
          seconds: packageResults.seconds,
          startedAt: packageRegistrations.startedAt,
          finishedAt: packageRegistrations.finishedAt,
          updatedAt: packageResults.updatedAt,
        })
        .from(packageResults)
        .innerJoin(packageRegistrations, eq(packageRegistrations.id, packageResults.registrationId))
        .innerJoin(coursePackages, eq(coursePackages.id, packageRegistrations.packageId))
        .where(eq(packageRegistrations.userId, userId))
        .orderBy(asc(packageRegistrations.startedAt)),
  },
  {
    name: 'statements',
    rowsOf: ownRows(
      xapiStatements,
      { verb: xapiStatements.verb, object: xapiStatements.object, at: xapiStatements.storedAt },
      xapiStatements.position,
    ),
  },
]
