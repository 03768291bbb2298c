import { TenantConfigAnswer } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

export const tenantConfigRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/tenant/config', { schema: { response: { 200: TenantConfigAnswer } } }, async ({ tenant }) => ({
    config: tenant.config,
  }))
}
