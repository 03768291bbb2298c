import { Location, LocationList, verbatim } from '@platform/shared-contracts/http'
import { asc, eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Database } from '../lib/data/database.ts'
import { locations } from '../lib/data/schema/content/locations.ts'
import { ProblemError } from '../lib/problem.ts'
import { STATE_FACTS } from './state-facts.ts'

export const locationsRoutes: FastifyPluginAsyncZod<{ readonly database: Database }> = async (
  app,
  { database },
) => {
  app.get('/locations', { schema: { response: { 200: LocationList } } }, () =>
    database.withPlatform((tx) => tx.select().from(locations).orderBy(asc(locations.name))),
  )

  app.get(
    '/locations/:slug',
    {
      schema: {
        params: z.object({ slug: verbatim(60) }),
        response: { 200: Location },
      },
    },
    async ({ params }) => {
      const [location] = await database.withPlatform((tx) =>
        tx.select().from(locations).where(eq(locations.slug, params.slug)),
      )
      if (!location) throw new ProblemError(404, 'location-not-found')
      return location
    },
  )
}

/** Rows that were edited since are left unchanged. */
export async function seedLocations(database: Database): Promise<void> {
  await database.withPlatform((tx) =>
    tx
      .insert(locations)
      .values([...STATE_FACTS])
      .onConflictDoNothing(),
  )
}
