import {
  Location,
  LocationList,
  LocationListQuery,
  LocationParams,
  NearLocationParams,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Services } from '../app/services.ts'
import { ProblemError } from '../lib/problem.ts'
import { placeCitations } from './place-citations.ts'
import { openPlaces } from './places.ts'

type Options = Pick<Services, 'database' | 'now'>

export const locationsRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, now }) => {
  const places = openPlaces()

  app.get(
    '/locations',
    { schema: { querystring: LocationListQuery, response: { 200: LocationList } } },
    ({ query }) => places.list().filter(({ isListed }) => isListed || query.listed === undefined),
  )

  app.get(
    '/locations/near/:name',
    { schema: { params: NearLocationParams, response: { 200: LocationList } } },
    ({ params }) => [...places.near(params.name)],
  )

  app.get(
    '/locations/:slug',
    { schema: { params: LocationParams, response: { 200: Location } } },
    async ({ params, tenant }) => {
      const place = places.find(params.slug)
      if (!place) throw new ProblemError(404, 'location-not-found')
      const citations = await database.withTenant(tenant.id, (tx) => placeCitations(tx, place.code, now()))
      return { ...place, citations }
    },
  )
}
