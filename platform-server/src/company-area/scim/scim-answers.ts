import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ProblemError } from '../../lib/problem.ts'
import { UnavailableError } from '../../lib/unavailable.ts'
import { ScimRefusal, unknownResource } from './scim-refusal.ts'
import { ERROR } from './scim-shapes.ts'

const SCIM_JSON = 'application/scim+json'

/** Reads and answers `application/scim+json`, faults too, in the scope of these routes. */
export function useScimFormat(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(SCIM_JSON, { parseAs: 'string' }, parse)
  app.addHook('preSerialization', async (_request, reply, body) => {
    reply.type(SCIM_JSON)
    return body
  })
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'SCIM request failed')
    if (error instanceof ProblemError && error.retryAfterSeconds !== undefined)
      reply.header('retry-after', error.retryAfterSeconds)
    return sendRefusal(reply, refusal)
  })
}

function sendRefusal(reply: FastifyReply, { status, scimType, message: detail }: ScimRefusal): FastifyReply {
  const body = { schemas: [ERROR], status: String(status), ...(scimType && { scimType }), detail }
  return reply.code(status).type(SCIM_JSON).send(JSON.stringify(body))
}

function toRefusal(error: FastifyError): ScimRefusal {
  if (error instanceof ScimRefusal) return error
  if (error instanceof ProblemError) return new ScimRefusal(error.status, error.message)
  if (error instanceof UnavailableError) return new ScimRefusal(503, 'The service is busy. Try again later.')
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error)
  const status = error.statusCode ?? 500
  if (status >= 500) return new ScimRefusal(500, 'Something went wrong on our side. Try again later.')
  return new ScimRefusal(status, error.message, status === 400 ? 'invalidSyntax' : undefined)
}

type Invalid = Parameters<typeof hasZodFastifySchemaValidationErrors>[0] &
  Pick<FastifyError, 'validation' | 'validationContext'>

/** An id that no one ever got is an unknown resource. */
function invalid({ validation, validationContext }: Invalid): ScimRefusal {
  if (validationContext === 'params') return unknownResource()
  const faults = (validation ?? []).map(({ instancePath, message }) => {
    const place = instancePath.replace(/^\//, '').replaceAll('/', '.')
    return `${place || 'The request'}: ${message ?? ''}`
  })
  return new ScimRefusal(400, faults[0] ?? 'The request is not valid.', 'invalidValue')
}
