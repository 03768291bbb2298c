import { findLesson } from '../../domain/courses/module-content.ts'
import { lessonRowsOf, lessonsRead } from '../../domain/courses/lessons-read.ts'
import { reportLearning, type Queueing } from '../../domain/lrs/queue-statements.ts'
import { reportGrade } from '../../domain/lti/report-grade.ts'
import type { Tx } from '../../lib/data/database.ts'
import { saveLessonRow, type LessonRow } from './sql-lessons.ts'

/**
 * Saves a lesson's row. When the lesson was completed just now, gradebooks of learning management systems and the record
 * store of the tenant get to know it.
 */
export async function saveAndReport(
  services: Queueing,
  tx: Tx,
  before: LessonRow,
  next: LessonRow,
): Promise<void> {
  await saveLessonRow(tx, next)
  if (before.completedAt || !next.completedAt) return
  const { userId, moduleCode, completedAt: at } = next
  const { read, total } = lessonsRead(moduleCode, await lessonRowsOf(tx, [userId], moduleCode))
  await reportGrade(services.jobs, tx, next, { kind: 'lessons', read, total, at })
  const { lessonId, contentVersion, dwellSeconds: seconds } = next
  const title = findLesson(lessonId)?.lesson.title ?? lessonId
  await reportLearning(services, tx, next, [
    { kind: 'lesson', moduleCode, lessonId, title, contentVersion, seconds, at },
  ])
}
