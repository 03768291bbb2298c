import { issueCertificate } from '../../domain/certificates/issue-certificate.ts'
import { quizCourse } from '../../domain/courses/quiz-source.ts'
import type { TestApp } from '../test-app.ts'

interface Holder {
  readonly id: number
  readonly tenantId: number
}

/** A certificate for someone who passed at this time; its id. */
export async function certify(
  { services }: TestApp,
  { id: userId, tenantId }: Holder,
  moduleCode: string,
  at: Date,
): Promise<string> {
  const course = quizCourse(moduleCode)
  if (!course) throw new Error(`${moduleCode} is not in the catalog`)
  const { contentVersion } = course
  return services.database.withTenant(tenantId, (tx) =>
    issueCertificate(tx, {
      userId,
      tenantId,
      moduleCode,
      contentVersion,
      score: 1,
      at,
      course,
      measured: null,
    }),
  )
}
