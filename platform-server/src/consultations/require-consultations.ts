import { isFeatureEnabled, isSuperAdmin } from '@platform/shared-contracts/rules'
import type { preHandlerAsyncHookHandler } from 'fastify'
import { currentUser } from '../app/request-context.ts'
import { ProblemError } from '../lib/problem.ts'

/** For `preHandler`, behind `requireUser`: 404 where the tenant has switched consultations off. */
export const requireConsultations: preHandlerAsyncHookHandler = async (request) => {
  if (isFeatureEnabled(request.tenant.config, 'consultations') || isSuperAdmin(currentUser(request))) return
  throw new ProblemError(404, 'This site does not offer consultations.', { code: 'feature-off' })
}
