import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import type { ToolKeys } from '../../domain/lti/tool-keys.ts'

const KEYS = {
  tags: ['LTI'],
  summary: 'Get the public keys with which platforms verify what we sign',
  response: { 200: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }) },
}

interface Options {
  readonly services: Pick<Services, 'database'>
  readonly toolKeys: ToolKeys
}

export const keySetRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, toolKeys }) => {
  app.get('/lti/keys', { schema: KEYS }, async ({ tenant }, reply) => {
    const keySet = await services.database.withTenant(tenant.id, (tx) => toolKeys.published(tx, tenant.id))
    reply.header('cache-control', 'public, max-age=600')
    return keySet as { keys: { kid: string }[] }
  })
}
