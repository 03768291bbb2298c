import type { Services } from '../../app/services.ts'
import { settled } from './lesson-state.ts'
import { saveAndReport } from './report-lessons.ts'
import type { requireLesson } from './require-lesson.ts'
import { holdLessonRow } from './sql-lessons.ts'

type Opened = ReturnType<typeof requireLesson>

/** Records that somebody passed the check of a lesson, once. */
export async function recordPass(
  services: Pick<Services, 'database' | 'now' | 'jobs' | 'config'>,
  who: { readonly tenantId: number; readonly userId: number },
  opened: Opened,
): Promise<void> {
  const { lesson, module } = opened
  const { database, now } = services
  await database.withTenant(who.tenantId, async (tx) => {
    const at = now()
    const row = await holdLessonRow(tx, who, opened, at)
    const passed = { checkPassedAt: at, language: module.language }
    const next = row.checkPassedAt ? row : { ...row, ...passed }
    await saveAndReport(services, tx, row, settled(next, module, lesson.minimumSeconds, at))
  })
}
