import { code } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Config } from '../../app/config/config.ts'
import { packageOfHost } from '../../domain/packages/package-origin.rule.ts'
import { packageNotFound } from '../sql-packages.ts'
import { ON_PACKAGE_HOST } from './content-route.ts'
import { playerScript } from './player-page.ts'

const params = z.object({ name: code(/^[a-z0-9-]+\.js$/, 40) })

/** The scripts of the player, the same for every package. */
export const playerScriptRoutes: FastifyPluginAsyncZod<Pick<Config, 'packageHost'>> = async (
  app,
  { packageHost },
) => {
  app.get(
    '/package-content/-/:name',
    { schema: { hide: true, params }, ...ON_PACKAGE_HOST },
    async (request, reply) => {
      const isHere = packageHost !== null && packageOfHost(request.hostname, packageHost) !== null
      const script = isHere ? playerScript(request.params.name) : null
      if (script === null) throw packageNotFound()
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(script)
    },
  )
}
