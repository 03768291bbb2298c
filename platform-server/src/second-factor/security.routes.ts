import {
  NewPasskey,
  Passkey,
  PasskeyChange,
  PasskeyOptions,
  ProofRequest,
  ProofWays,
  RecoveryCodes,
  SecondFactorAdded,
  SecondFactorOverview,
  TotpConfirmation,
  TotpEnrollment,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, refuseOnTablet, requireProof, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { needsSecondFactor } from '../domain/accounts/must-add-second-factor.rule.ts'
import { overviewOf } from '../domain/second-factor/overview.ts'
import type { FindPasskeySite } from '../domain/second-factor/passkeys/passkey-site.ts'
import type { PasskeyChanges } from '../domain/second-factor/passkeys/passkey-changes.ts'
import type { Proof } from '../domain/second-factor/proof.ts'
import type { RegisterPasskey } from '../domain/second-factor/passkeys/register-passkey.ts'
import type { TotpChanges } from '../domain/second-factor/totp-changes.ts'

interface Options {
  readonly services: Services
  readonly totpChanges: TotpChanges
  readonly passkeyChanges: PasskeyChanges
  readonly registerPasskey: RegisterPasskey
  readonly proof: Proof
  readonly findSite: FindPasskeySite
}

const params = z.object({ id: z.uuid() })
const nothing = z.null()
/** Users who must add a second factor first can use these routes only. */
const config = { isOpenBeforeSecondFactor: true }

const route = (summary: string) => ({ tags: ['Account'], security: BEARER, summary })

const OVERVIEW = {
  ...route('Get my authenticator app, passkeys and recovery codes'),
  response: { 200: SecondFactorOverview, ...refusals(401) },
}
const BEGIN_TOTP = {
  ...route('Start to add an authenticator app; the current one works until the new one is confirmed'),
  response: { 200: TotpEnrollment, ...refusals(401, 403) },
}
const CONFIRM_TOTP = {
  ...route('Confirm the new authenticator app with its first code'),
  body: TotpConfirmation,
  response: { 200: SecondFactorAdded, ...refusals(401, 403, 409, 422, 429) },
}
const REMOVE_TOTP = {
  ...route('Remove the authenticator app and end all other sessions'),
  response: { 204: nothing, ...refusals(401, 403, 404, 409) },
}
const PASSKEY_OPTIONS = {
  ...route('Get the options to create a passkey'),
  response: { 200: PasskeyOptions, ...refusals(401, 403, 409) },
}
const ADD_PASSKEY = {
  ...route('Add a passkey that the browser created'),
  body: NewPasskey,
  response: { 201: SecondFactorAdded, ...refusals(401, 403, 409, 422) },
}
const RENAME_PASSKEY = {
  ...route('Rename a passkey'),
  params,
  body: PasskeyChange,
  response: { 200: Passkey, ...refusals(401, 404, 422) },
}
const REMOVE_PASSKEY = {
  ...route('Remove a passkey and end all other sessions'),
  params,
  response: { 204: nothing, ...refusals(401, 403, 404, 409, 422) },
}
const RECOVERY_CODES = {
  ...route('Replace the recovery codes with ten new ones'),
  response: { 200: RecoveryCodes, ...refusals(401, 403, 409) },
}
const PROOF_WAYS = {
  ...route('List the ways to confirm my identity'),
  response: { 200: ProofWays, ...refusals(401) },
}
const PROOF_OPTIONS = {
  ...route('Get the options to confirm my identity with a passkey'),
  response: { 200: PasskeyOptions, ...refusals(401, 409) },
}
const PROVE = {
  ...route('Confirm my identity; valid for 10 minutes in this session'),
  body: ProofRequest,
  response: { 204: nothing, ...refusals(401, 409, 422, 429) },
}

/** A person's own second factors. */
export const securityRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { services, passkeyChanges, proof, findSite } = options
  const { config: settings, database } = services
  app.addHook('onRequest', requireUser)
  await addRoutes(app, factorRoutes, options)

  app.get('/account/second-factor', { schema: OVERVIEW, config }, async (request) => {
    const who = currentUser(request)
    const site = await findSite(request)
    return {
      ...(await database.withTenant(who.tenantId, (tx) => overviewOf(tx, who.userId))),
      isRequired: needsSecondFactor(who, settings.requireSecondFactor),
      arePasskeysPossible: site !== null,
    }
  })

  app.patch('/account/passkeys/:id', { schema: RENAME_PASSKEY, config }, (request) =>
    passkeyChanges.rename(request, request.params.id, request.body.name),
  )

  app.get('/account/proof', { schema: PROOF_WAYS, config }, (request) => proof.ways(request))

  app.post('/account/proof/options', { schema: PROOF_OPTIONS, config }, (request) =>
    proof.passkeyOptions(request),
  )

  app.post('/account/proof', { schema: PROVE, config }, async (request, reply) => {
    await proof.prove(request, request.body)
    return reply.code(204).send(null)
  })
}

/** What a stolen session must not be able to do: each of these needs a recent proof. */
const factorRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { services, totpChanges, passkeyChanges, registerPasskey },
) => {
  app.addHook('preHandler', refuseOnTablet)
  app.addHook('preHandler', requireProof(services.now))

  app.post('/account/totp', { schema: BEGIN_TOTP, config }, (request) => totpChanges.begin(request))

  app.post('/account/totp/confirm', { schema: CONFIRM_TOTP, config }, (request) =>
    totpChanges.confirm(request, request.body.code),
  )

  app.delete('/account/totp', { schema: REMOVE_TOTP, config }, async (request, reply) => {
    await totpChanges.remove(request)
    return reply.code(204).send(null)
  })

  app.post('/account/passkeys/options', { schema: PASSKEY_OPTIONS, config }, (request) =>
    registerPasskey.options(request),
  )

  app.post('/account/passkeys', { schema: ADD_PASSKEY, config }, async (request, reply) =>
    reply.code(201).send(await passkeyChanges.add(request, request.body)),
  )

  app.delete('/account/passkeys/:id', { schema: REMOVE_PASSKEY, config }, async (request, reply) => {
    await passkeyChanges.remove(request, request.params.id)
    return reply.code(204).send(null)
  })

  app.post('/account/recovery-codes', { schema: RECOVERY_CODES, config }, async (request) => ({
    recoveryCodes: await totpChanges.replaceRecoveryCodes(request),
  }))
}
