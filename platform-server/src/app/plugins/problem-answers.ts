import type { Language, Problem } from '@platform/shared-contracts/http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { problemMessage } from '../../lib/messages/problem-messages.ts'
import { isDiskFull } from '../../lib/process/disk-space.ts'
import { ProblemError } from '../../lib/problem.ts'
import { UnavailableError } from '../../lib/unavailable.ts'
import { requestLanguage } from '../request-language.ts'
import { storageFull } from './disk-guard.ts'
import { problemIn, schemaProblem } from './problem-in-language.ts'

interface Answer {
  readonly status: number
  readonly problem: Problem
}

/**
 * Every refusal and failure is sent as a `Problem`; a 5xx reveals nothing internal except the id to look for in the
 * log.
 */
export const problemAnswers = fastifyPlugin(async (app) => {
  app.setErrorHandler<FastifyError>(async (thrown, request, reply) => {
    const error = isDiskFull(thrown) ? storageFull() : thrown
    const { status, problem } = toAnswer(error, requestLanguage(request))
    const retryAfter = isRefusal(error) ? error.retryAfterSeconds : undefined
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    if (status >= 500) logFailure(request, thrown)
    return send(reply, status, status >= 500 ? { ...problem, requestId: request.id } : problem)
  })
  app.setNotFoundHandler((request: FastifyRequest, reply) => {
    const values = { method: request.method, path: pathOf(request) }
    return send(reply, 404, {
      message: problemMessage(requestLanguage(request), { key: 'no-route', values }),
    })
  })
})

/** What we answer on purpose, such as a directory or a provider that does not respond, is no defect of the server. */
function logFailure({ log }: FastifyRequest, thrown: Error): void {
  if (isRefusal(thrown)) log.warn({ err: thrown }, 'request refused')
  else log.error({ err: thrown }, 'request failed')
}

function send(reply: FastifyReply, status: number, problem: Problem): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(problem))
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? url
}

function isRefusal(error: Error): error is ProblemError | UnavailableError {
  return error instanceof ProblemError || error instanceof UnavailableError
}

function toAnswer(error: FastifyError | ProblemError, language: Language): Answer {
  if (error instanceof ProblemError) return { status: error.status, problem: problemIn(language, error) }
  if (error instanceof UnavailableError)
    return { status: 503, problem: problemIn(language, new ProblemError(503, 'unavailable')) }
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error, language)
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return { status, problem: { message: error.message } }
  return { status: status === 503 ? 503 : 500, problem: { message: textOf(language, 'server-error') } }
}

function textOf(language: Language, key: 'server-error' | 'no-item'): string {
  return problemMessage(language, { key, values: {} })
}

/** A body that is readable but breaks a rule is 422, an unusable path is nothing we have, an unusable query is malformed. */
function invalid(error: Pick<FastifyError, 'validationContext' | 'validation'>, language: Language): Answer {
  const issues = (error.validation ?? []).map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? 'This value is not valid.',
  }))
  if (error.validationContext === 'params')
    return { status: 404, problem: { message: textOf(language, 'no-item') } }
  const status = error.validationContext === 'body' && issues.every(({ path }) => path) ? 422 : 400
  const message = issues[0]
    ? `${issues[0].path}: ${issues[0].message}`.replace(/^: /, '')
    : 'This value is not valid.'
  const fields = Object.fromEntries(issues.toReversed().map((issue) => [issue.path, issue.message]))
  return { status, problem: schemaProblem(language, fields, message) }
}
