import { findContent } from '../domain/courses/module-content.ts'
import { ProblemError } from '../lib/problem.ts'

/** 404 for a code that is not in the catalog. */
export function refuseUnknownModule(code: string): void {
  if (!findContent(code)) throw new ProblemError(404, 'module-not-found')
}
