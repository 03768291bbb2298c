import {
  LoginAnswer,
  PasskeyLoginRequest,
  PasskeyOptions,
  SecondFactorPasskeyRequest,
  SecondFactorRequest,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusals } from '../app/route-schema.ts'
import type { PasskeyLogin } from '../domain/second-factor/passkeys/passkey-login.ts'
import type { SecondStep } from '../domain/second-factor/second-step.ts'

interface Options {
  readonly secondStep: SecondStep
  readonly passkeyLogin: PasskeyLogin
}

const tags = ['Sessions']

const COMPLETE = {
  tags,
  summary: 'Complete a sign-in with an authenticator code, a recovery code or a passkey',
  body: SecondFactorRequest,
  response: { 200: LoginAnswer, ...refusals(401, 422, 429) },
}
const STEP_OPTIONS = {
  tags,
  summary: 'Get the options to sign in with a passkey of the account',
  body: SecondFactorPasskeyRequest,
  response: { 200: PasskeyOptions, ...refusals(401, 409, 422, 429) },
}
const LOGIN_OPTIONS = {
  tags,
  summary: 'Get the options to sign in with any passkey of this site',
  response: { 200: PasskeyOptions, ...refusals(409, 429) },
}
const LOGIN = {
  tags,
  summary: 'Sign in with a passkey only',
  body: PasskeyLoginRequest,
  response: { 200: LoginAnswer, ...refusals(401, 409, 422, 429) },
}

/** Signing in with more than a password. */
export const secondFactorRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { secondStep, passkeyLogin } = options

  app.post('/auth/second-factor', { schema: COMPLETE }, (request, reply) =>
    secondStep.complete(request, reply, request.body),
  )

  app.post('/auth/second-factor/passkey-options', { schema: STEP_OPTIONS }, (request) =>
    secondStep.passkeyOptions(request, request.body.challenge),
  )

  app.post('/auth/passkey/options', { schema: LOGIN_OPTIONS }, (request) => passkeyLogin.options(request))

  app.post('/auth/passkey', { schema: LOGIN }, (request) =>
    passkeyLogin.signIn(request, request.body.response),
  )
}
