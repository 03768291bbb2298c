import {
  CheckEmailAnswer,
  CheckEmailRequest,
  ProfessionalPartnerList,
  RegistrationAnswer,
  RegistrationRequest,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRoutes } from '../app/add-routes.ts'
import { refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { KnownDevices } from '../domain/accounts/known-devices.ts'
import type { NewPasswords } from '../domain/new-passwords/new-passwords.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import { findByEmail } from '../domain/accounts/people.ts'
import type { MailLimits } from '../domain/accounts/mail-limits.ts'
import { emailLinkRoutes } from './email-link.routes.ts'
import type { MailedLinks } from '../domain/accounts/mailed-links.ts'
import { listPartners } from './partners.ts'
import type { SendAccountEmail } from '../domain/account-mail/account-mailer.ts'
import { createRegistration } from './registration.ts'

export interface RegistrationParts {
  readonly services: Services
  readonly passwords: Passwords
  readonly newPasswords: NewPasswords
  readonly devices: KnownDevices
  readonly accountMailer: SendAccountEmail
  readonly mailLimits: MailLimits
  readonly mailedLinks: MailedLinks
}

const tags = ['Registration']

/** Becoming a user: everything before the first login, and the reset of a forgotten password. */
export const registrationRoutes: FastifyPluginAsyncZod<RegistrationParts> = async (app, options) => {
  const { services, passwords, newPasswords, devices, mailedLinks } = options
  const { database } = services
  const register = createRegistration({
    ...{ services, passwords, newPasswords, devices },
    post: options.accountMailer,
    limits: options.mailLimits,
  })

  app.post(
    '/auth/register',
    {
      schema: {
        tags,
        summary: 'Create an account and email a link to verify the address',
        body: RegistrationRequest,
        response: { 201: RegistrationAnswer, ...refusals(409, 422, 429) },
      },
    },
    async (request, reply) => {
      await register(request, reply, request.body)
      const message = 'Account created successfully! Please check your email to verify your account.'
      return reply.code(201).send({ message })
    },
  )

  app.post(
    '/auth/check-email',
    {
      schema: {
        tags,
        summary: 'Check whether an email address is available',
        body: CheckEmailRequest,
        response: { 200: CheckEmailAnswer, ...refusals(422) },
      },
    },
    async ({ tenant, body }) => ({
      available: (await database.withTenant(tenant.id, (tx) => findByEmail(tx, body.email))) === null,
    }),
  )

  app.get(
    '/auth/professional-partners',
    {
      schema: {
        tags,
        summary: 'List the professional partners that a new account can be assigned to',
        response: { 200: ProfessionalPartnerList },
      },
    },
    ({ tenant }) => database.withTenant(tenant.id, listPartners),
  )

  await addRoutes(app, emailLinkRoutes, mailedLinks)
}
