import type { FastifyInstance, FastifyPluginOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/**
 * Registers a group of routes with a scope of its own, under the name of its function.
 *
 * Fastify looks for the name of a plugin that has none in every module that was loaded: under jest a third of the time
 * that a test needs to build the application.
 */
export async function addRoutes<Options extends FastifyPluginOptions>(
  app: Pick<FastifyInstance, 'register'>,
  routes: FastifyPluginAsyncZod<Options>,
  ...[options]: Record<never, never> extends Options ? [options?: Options] : [options: Options]
): Promise<void> {
  await app.register(
    fastifyPlugin(routes, { name: routes.name, encapsulate: true }),
    options ?? ({} as Options),
  )
}
