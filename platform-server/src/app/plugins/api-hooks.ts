import { fastifyRequestContext } from '@fastify/request-context'
import fastifyPlugin from 'fastify-plugin'
import { auditExports } from './export-audit.ts'
import { noStoreByDefault } from './no-store-by-default.ts'
import type { Services } from '../services.ts'

/** What every response of the API gets. */
export const apiHooks = fastifyPlugin<Pick<Services, 'database'>>(
  async (app, { database }) => {
    app.addHook('onSend', noStoreByDefault)
    await app.register(fastifyRequestContext, { defaultStoreValues: ({ ip }) => ({ address: ip }) })
    app.addHook('onSend', auditExports(database))
  },
  { name: 'api-hooks' },
)
