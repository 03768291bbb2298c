import { NewsletterRequest, NewsletterToken } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { refusals } from '../app/route-schema.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { withMinimumDuration } from '../domain/account-mail/minimum-duration.ts'
import type { MailLimits } from '../domain/accounts/mail-limits.ts'
import { accountEmail } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { alreadyEmail, confirmationEmail } from './newsletter-emails.ts'
import { confirm, leave, signUp } from './sql-newsletter.ts'

export interface NewsletterOptions extends MailingOptions {
  readonly mailLimits: Pick<MailLimits, 'allow'>
}

const CONFIRM_WITHIN_MS = 72 * 60 * 60_000
const tags = ['Newsletter']
const FEW = { rateLimit: { max: 10, timeWindow: '1 hour' } }

const REQUEST = {
  schema: {
    tags,
    summary: 'Ask for new posts by email; a link to confirm it is mailed',
    body: NewsletterRequest,
    response: { 202: z.object({}), ...refusals(422, 429) },
  },
  config: FEW,
}
const CONFIRM = {
  schema: {
    tags,
    summary: 'Confirm a request with the token from the email',
    body: NewsletterToken,
    response: { 204: z.null(), ...refusals(404, 422, 429) },
  },
  config: { rateLimit: { max: 60, timeWindow: '1 hour' } },
}
const LEAVE = {
  schema: {
    tags,
    summary: 'Leave the list with the token from an email',
    body: NewsletterToken,
    response: { 204: z.null(), ...refusals(422, 429) },
  },
  config: { rateLimit: { max: 60, timeWindow: '1 hour' } },
}
const LEAVE_AT_ONCE = {
  schema: {
    tags,
    summary: 'Leave the list, as mail programs ask for with one click',
    params: NewsletterToken,
    response: { 204: z.null(), ...refusals(429) },
  },
  config: { rateLimit: { max: 60, timeWindow: '1 hour' } },
}

/** Signing up in two halves, and leaving with one click. */
export const newsletterRoutes: FastifyPluginAsyncZod<NewsletterOptions> = async (app, options) => {
  const { database, now } = options.services

  app.post('/newsletter/requests', REQUEST, async (from, reply) => {
    // A program that fills in every field gets the answer that everybody gets.
    const isPerson = from.body.nickname === ''
    await withMinimumDuration(isPerson ? request(options, from, from.body) : Promise.resolve())
    return reply.code(202).send({})
  })

  app.post('/newsletter/confirmations', CONFIRM, async ({ tenant, body }, reply) => {
    const since = new Date(now().getTime() - CONFIRM_WITHIN_MS)
    const isConfirmed = await database.withTenant(tenant.id, (tx) => confirm(tx, body.token, since, now()))
    if (!isConfirmed) throw new ProblemError(404, 'newsletter-link')
    return reply.code(204).send(null)
  })

  /** An unknown token has left already, or never was: both are answered as done. */
  const leaveBy = ({ id }: FastifyRequest['tenant'], token: string) =>
    database.withTenant(id, (tx) => leave(tx, token))

  app.post('/newsletter/leavings', LEAVE, async ({ tenant, body }, reply) => {
    await leaveBy(tenant, body.token)
    return reply.code(204).send(null)
  })

  // RFC 8058: a mail program posts a form here. What it says is not needed, because the address says it all.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: 1024, parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  )
  app.post('/newsletter/leavings/:token', LEAVE_AT_ONCE, async ({ tenant, params }, reply) => {
    await leaveBy(tenant, params.token)
    return reply.code(204).send(null)
  })
}

async function request(
  { services, tenantMailer, mailLimits }: NewsletterOptions,
  from: FastifyRequest,
  { email, consent, language }: NewsletterRequest,
): Promise<void> {
  const { database, now } = services
  const { tenant } = from
  if (!(await mailLimits.allow(from, email))) return
  const to = accountEmail(email)
  const site = tenantName(tenant.config)
  await database.withTenant(tenant.id, async (tx) => {
    const { subscriber, token } = await signUp(tx, { tenantId: tenant.id, email: to, consent }, now())
    const content = subscriber.confirmedAt
      ? alreadyEmail(site, subscriber.leaveToken, language)
      : confirmationEmail(site, token, language)
    await tenantMailer(tx, { tenant, request: from }, { to, ...content })
  })
}
