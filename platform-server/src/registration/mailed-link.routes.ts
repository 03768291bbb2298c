import {
  ForgotPasswordRequest,
  ResendVerificationRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { refusals } from '../app/route-schema.ts'
import { atEvenPace } from '../lib/account-mail/even-pace.ts'
import type { PasswordReset } from './password-reset.ts'
import type { Verification } from './verification.ts'

interface Options {
  readonly verification: Verification
  readonly passwordReset: PasswordReset
}

const tags = ['Registration']

const VERIFY = {
  tags,
  summary: 'Verify the address that a mail was sent to',
  body: VerifyEmailRequest,
  response: { 204: z.null(), ...refusals(409, 410, 422, 429) },
}
const RESEND = {
  tags,
  summary: 'Send the verification mail again; the answer is always the same',
  body: ResendVerificationRequest,
  response: { 202: z.null(), ...refusals(422, 429) },
}
const FORGOT = {
  tags,
  summary: 'Send a link to choose a new password; the answer is always the same',
  body: ForgotPasswordRequest,
  response: { 202: z.null(), ...refusals(422, 429) },
}
const RESET = {
  tags,
  summary: 'Choose a new password by a mailed link; ends every session of the account',
  body: ResetPasswordRequest,
  response: { 204: z.null(), ...refusals(409, 410, 422) },
}

/** What a link in an email opens, and the routes that send one. */
export const mailedLinkRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { verification, passwordReset } = options

  app.post('/auth/verify-email', { schema: VERIFY }, async (request, reply) => {
    await verification.verify(request, request.body)
    return reply.code(204).send(null)
  })

  app.post('/auth/resend-verification', { schema: RESEND }, async (request, reply) => {
    await atEvenPace(verification.resend(request, request.body.email))
    return reply.code(202).send(null)
  })

  app.post('/auth/forgot-password', { schema: FORGOT }, async (request, reply) => {
    await atEvenPace(passwordReset.ask(request, request.body.email))
    return reply.code(202).send(null)
  })

  app.post('/auth/reset-password', { schema: RESET }, async (request, reply) => {
    await passwordReset.reset(request, reply, request.body)
    return reply.code(204).send(null)
  })
}
