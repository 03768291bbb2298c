import { desc, eq } from 'drizzle-orm'
import type { ExportSection } from '../../app/account-export.ts'
import { companyClasses, companyClassPeople } from '../../lib/data/schema/company/classes.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'

/** The classes that someone attended, also those that were voided. */
export const classExport: ExportSection = {
  name: 'classes',
  rowsOf: (tx, userId) =>
    tx
      .select({
        module: companyClasses.moduleCode,
        heldOn: companyClasses.heldOn,
        minutes: companyClasses.minutes,
        trainer: companyClasses.trainer,
        qualification: companyClasses.qualification,
        place: companyClasses.place,
        recordedBy: companyClasses.recordedBy,
        recordedAt: companyClasses.recordedAt,
        voidedAt: companyClasses.voidedAt,
        voidReason: companyClasses.voidReason,
      })
      .from(companyClassPeople)
      .innerJoin(companyClasses, eq(companyClasses.id, companyClassPeople.classId))
      .innerJoin(companyPeople, eq(companyPeople.id, companyClassPeople.personId))
      .where(eq(companyPeople.userId, userId))
      .orderBy(desc(companyClasses.heldOn)),
}
