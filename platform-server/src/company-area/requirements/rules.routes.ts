import {
  CompanyRule,
  CompanyRuleList,
  CompanyRulePreview,
  CompanyRulePreviewRequest,
  CompanyRuleRequest,
  ComplianceTrend,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { requireCompanyManager } from '../../domain/company-people/managed-company.ts'
import { companyWork } from '../company-work.ts'
import { readTrend } from '../trend/read-trend.ts'
import { previewRule, removeRule, ruleList, saveRule } from './rules.ts'

const own = { tags: ['Company managers'], security: BEARER }
const one = { ...own, params: z.object({ id: PathId }) }
const LIST = {
  ...own,
  summary: 'List the training rules of my company with its compliance',
  response: { 200: CompanyRuleList, ...refusals(401, 403) },
}
const ADD = {
  ...own,
  summary: 'Add a training rule to my company',
  body: CompanyRuleRequest,
  response: { 201: CompanyRule, ...refusals(401, 403, 422) },
}
const CHANGE = {
  ...one,
  summary: 'Update a training rule of my company',
  body: CompanyRuleRequest,
  response: { 200: CompanyRule, ...refusals(401, 403, 404, 422) },
}
const REMOVE = {
  ...one,
  summary: 'Remove a training rule of my company',
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}
const TREND = {
  ...own,
  summary: 'Show how the compliance of my company changed within a year',
  response: { 200: ComplianceTrend, ...refusals(401, 403) },
}
const PREVIEW = {
  ...own,
  summary: 'Preview whom a training rule of my company reaches',
  body: CompanyRulePreviewRequest,
  response: { 200: CompanyRulePreview, ...refusals(401, 403, 404, 422) },
}

/** What the company that the caller manages requires of its people. */
export const companyRulesRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const inWork = companyWork(options)
  app.addHook('onRequest', requireCompanyManager(options.services.database))

  app.get('/company/rules', { schema: LIST }, (request) => inWork(request, ruleList))

  app.get('/company/compliance', { schema: TREND }, (request) =>
    inWork(request, ({ tx, company, at }) => readTrend(tx, company.id, at)),
  )

  app.post('/company/rules', { schema: ADD }, async (request, reply) => {
    const rule = await inWork(request, (work) => saveRule(work, null, request.body))
    return reply.code(201).send(rule)
  })

  app.put('/company/rules/:id', { schema: CHANGE }, (request) =>
    inWork(request, (work) => saveRule(work, request.params.id, request.body)),
  )

  app.delete('/company/rules/:id', { schema: REMOVE }, async (request, reply) => {
    await inWork(request, (work) => removeRule(work, request.params.id))
    return reply.code(204).send(null)
  })

  app.post('/company/rules/preview', { schema: PREVIEW }, (request) =>
    inWork(request, (work) => previewRule(work, request.body)),
  )
}
