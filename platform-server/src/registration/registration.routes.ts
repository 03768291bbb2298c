import {
  CheckEmailAnswer,
  CheckEmailRequest,
  ProfessionalPartnerList,
  RegistrationAnswer,
  RegistrationRequest,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { KnownDevices } from '../lib/known-devices.ts'
import type { NewPasswords } from '../lib/new-passwords/new-passwords.ts'
import type { Passwords } from '../lib/passwords.ts'
import { findByEmail } from '../lib/people.ts'
import { createMailLimits } from './mail-limits.ts'
import { mailedLinkRoutes } from './mailed-link.routes.ts'
import type { OnProved } from './on-proved.ts'
import { listPartners } from './partners.ts'
import { createPasswordReset } from './password-reset.ts'
import { createPost } from '../lib/account-mail/post-account-mail.ts'
import { createRegistration } from './registration.ts'
import { createVerification } from './verification.ts'

interface Options {
  readonly services: Services
  readonly passwords: Passwords
  readonly newPasswords: NewPasswords
  readonly devices: KnownDevices
  readonly onProved: OnProved
}

const tags = ['Registration']

/** Becoming a user: everything before the first login, and the reset of a forgotten password. */
export const registrationRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { services, passwords, newPasswords, devices, onProved } = options
  const { database } = services
  const post = createPost(services)
  const limits = createMailLimits(services)
  const parts = { services, passwords, newPasswords, devices, post, onProved, limits }
  const register = createRegistration(parts)

  app.post(
    '/auth/register',
    {
      schema: {
        tags,
        summary: 'Create an account; a mail with a link to verify the address follows',
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
        summary: 'Whether an email is free to register with',
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
        summary: 'Professional partners whom a new account may be assigned to',
        response: { 200: ProfessionalPartnerList },
      },
    },
    ({ tenant }) => database.withTenant(tenant.id, listPartners),
  )

  await app.register(mailedLinkRoutes, {
    verification: createVerification(parts),
    passwordReset: createPasswordReset(parts),
  })
}
