import type { Services } from '../../app/services.ts'
import { lessonRowsOf, lessonsRead } from '../../domain/courses/lessons-read.ts'
import { reportGrade } from '../../domain/lti/report-grade.ts'
import type { Tx } from '../../lib/data/database.ts'
import { saveLessonRow, type LessonRow } from './sql-lessons.ts'

/** Saves a lesson's row; gradebooks of learning management systems hear of it when the lesson was completed just now. */
export async function saveAndReport(
  jobs: Services['jobs'],
  tx: Tx,
  before: LessonRow,
  next: LessonRow,
): Promise<void> {
  await saveLessonRow(tx, next)
  if (before.completedAt || !next.completedAt) return
  const { userId, moduleCode, completedAt: at } = next
  const { read, total } = lessonsRead(moduleCode, await lessonRowsOf(tx, [userId], moduleCode))
  await reportGrade(jobs, tx, next, { kind: 'lessons', read, total, at })
}
