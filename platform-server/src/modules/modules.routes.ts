import {
  InLanguage,
  PracticeAnswers,
  PracticeResult,
  TrainingModuleDetail,
  TrainingModuleList,
  verbatim,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { ProblemError } from '../lib/problem.ts'
import { findModule, gradePractice, listModules } from './catalog.ts'

const params = z.object({ code: verbatim(20) })
const tags = ['modules']

/** The catalog, for everyone: it is what the platform sells. */
export const modulesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/modules',
    { schema: { tags, querystring: InLanguage, response: { 200: TrainingModuleList } } },
    async ({ tenant, query }) => listModules(tenant.config, query.language),
  )

  app.get(
    '/modules/:code',
    { schema: { tags, params, querystring: InLanguage, response: { 200: TrainingModuleDetail } } },
    async ({ params: { code }, tenant, query }) =>
      findModule(code, tenant.config, query.language) ?? noSuchModule(),
  )

  app.post(
    '/modules/:code/practice',
    {
      schema: {
        tags,
        params,
        querystring: InLanguage,
        body: PracticeAnswers,
        response: { 200: PracticeResult },
      },
    },
    async ({ params: { code }, body, query }) => gradePractice(code, body, query.language) ?? noSuchModule(),
  )
}

function noSuchModule(): never {
  throw new ProblemError(404, 'module-not-found')
}
