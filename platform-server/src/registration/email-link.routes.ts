import {
  ForgotPasswordRequest,
  ResendVerificationRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { refusals } from '../app/route-schema.ts'
import { withMinimumDuration } from '../domain/account-mail/minimum-duration.ts'
import type { MailedLinks } from '../domain/accounts/mailed-links.ts'

const tags = ['Registration']

const VERIFY = {
  tags,
  summary: 'Verify an email address with the link from an email',
  body: VerifyEmailRequest,
  response: { 204: z.null(), ...refusals(409, 410, 422, 429) },
}
const RESEND = {
  tags,
  summary: 'Resend the verification email; the response is always the same',
  body: ResendVerificationRequest,
  response: { 202: z.null(), ...refusals(422, 429) },
}
const FORGOT = {
  tags,
  summary: 'Email a link to choose a new password; the response is always the same',
  body: ForgotPasswordRequest,
  response: { 202: z.null(), ...refusals(422, 429) },
}
const RESET = {
  tags,
  summary: 'Choose a new password with an emailed link; ends all sessions of the account',
  body: ResetPasswordRequest,
  response: { 204: z.null(), ...refusals(409, 410, 422) },
}

/** What a link in an email opens, and the routes that send one. */
export const emailLinkRoutes: FastifyPluginAsyncZod<MailedLinks> = async (app, options) => {
  const { verification, passwordReset } = options

  app.post('/auth/verify-email', { schema: VERIFY }, async (request, reply) => {
    await verification.verify(request, request.body)
    return reply.code(204).send(null)
  })

  app.post('/auth/resend-verification', { schema: RESEND }, async (request, reply) => {
    await withMinimumDuration(verification.resend(request, request.body.email))
    return reply.code(202).send(null)
  })

  app.post('/auth/forgot-password', { schema: FORGOT }, async (request, reply) => {
    await withMinimumDuration(passwordReset.ask(request, request.body.email))
    return reply.code(202).send(null)
  })

  app.post('/auth/reset-password', { schema: RESET }, async (request, reply) => {
    await passwordReset.reset(request, reply, request.body)
    return reply.code(204).send(null)
  })
}
