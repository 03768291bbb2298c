import type { FastifyPluginOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

interface Requirements {
  /** Names of the plugins and features whose decorators it uses. */
  readonly needs: readonly string[]
}

/** What build-app.ts registers: `Options` is what the feature uses of the services that are created once. */
export type Feature<Options extends FastifyPluginOptions> = FastifyPluginAsyncZod<Options>

/**
 * A plugin with a name and a scope of its own: its hooks, decorators and prefix reach no other feature. A missing need
 * fails at startup, not at the first request.
 */
export function feature<Options extends FastifyPluginOptions>(
  name: string,
  { needs }: Requirements,
  register: Feature<Options>,
): Feature<Options> {
  return fastifyPlugin(register, { name, dependencies: [...needs], encapsulate: true })
}
