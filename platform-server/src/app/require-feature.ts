import type { FeatureName } from '@platform/shared-contracts/http'
import { isFeatureEnabled, isSuperAdmin } from '@platform/shared-contracts/rules'
import type { onRequestAsyncHookHandler } from 'fastify'
import { ProblemError } from '../lib/problem.ts'

interface Options {
  /** Super admins still see what was made before; needs a guard before it. */
  readonly exceptSuperAdmins?: boolean
}

/** For `onRequest`: 403 `feature-off` where the tenant has switched the feature off. */
export function requireFeature(
  name: FeatureName,
  { exceptSuperAdmins = false }: Options = {},
): onRequestAsyncHookHandler {
  return async ({ tenant, signedIn }) => {
    if (isFeatureEnabled(tenant.config, name)) return
    if (exceptSuperAdmins && signedIn && isSuperAdmin(signedIn)) return
    throw new ProblemError(403, 'feature-off')
  }
}
