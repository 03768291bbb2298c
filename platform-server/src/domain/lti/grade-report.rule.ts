/** What happened in a module that a gradebook may show. */
export type GradeReport =
  | { readonly kind: 'lessons'; readonly read: number; readonly total: number; readonly at: Date }
  | { readonly kind: 'quiz'; readonly score: number; readonly isPassed: boolean; readonly at: Date }

/** What was reported of a column before. */
interface Reported {
  readonly score: number | null
  readonly isPassed: boolean
  readonly reportedAt: Date | null
}

export interface NextGrade {
  readonly activity: 'InProgress' | 'Completed'
  readonly score: number | null
  readonly comment: string | null
  readonly isPassed: boolean
  readonly reportedAt: Date
}

/**
 * What to send; `null` for nothing. Lessons are reported until there is a score, which they would remove from some
 * gradebooks. After a pass nothing but another pass counts, so that a failed renewal takes no grade back.
 */
export function gradeAfter(before: Reported, report: GradeReport): NextGrade | null {
  const reportedAt = after(before.reportedAt, report.at)
  if (report.kind === 'lessons') {
    if (before.score !== null) return null
    const comment = `${report.read} of ${report.total} lessons read`
    return { activity: 'InProgress', score: null, comment, isPassed: false, reportedAt }
  }
  const { score, isPassed } = report
  if (before.isPassed && !isPassed) return null
  return { activity: isPassed ? 'Completed' : 'InProgress', score, comment: null, isPassed, reportedAt }
}

/** A platform refuses a result that is not newer than the one it has. */
function after(before: Date | null, at: Date): Date {
  if (before === null || at > before) return at
  return new Date(before.getTime() + 1)
}
