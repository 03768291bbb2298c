import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../../lib/data/database.ts'
import { hashOf, type FindLaunch, type Launch } from '../playing/launches.ts'
import { packageNotFound } from '../sql-packages.ts'

/** Answered as text: xAPI knows no `Problem`. */
export class XapiRefusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413

  constructor(status: XapiRefusal['status'], reason: string) {
    super(reason)
    this.status = status
  }
}

const VERSION = '1.0.3'

interface Work {
  readonly findLaunch: FindLaunch
  readonly token: string
}

/** Runs the work of a request of xAPI, which must have the version and the token of its launch. */
export async function answerXapi<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { findLaunch, token }: Work,
  work: (tx: Tx, launch: Launch) => Promise<T>,
): Promise<T | FastifyReply> {
  reply.header('x-experience-api-version', VERSION).header('cache-control', 'no-store')
  try {
    if (!/^1\.0(\.\d+)?$/.test(String(request.headers['x-experience-api-version'] ?? '')))
      throw new XapiRefusal(400, 'The header X-Experience-API-Version must be 1.0.')
    return await findLaunch(request, token, async (tx, launch) => {
      refuseStranger(request, launch)
      return work(tx, launch)
    })
  } catch (error) {
    if (!(error instanceof XapiRefusal)) throw error
    return reply.code(error.status).type('text/plain; charset=utf-8').send(error.message)
  }
}

function refuseStranger({ headers }: FastifyRequest, { session, package: { kind } }: Launch): void {
  if (kind !== 'cmi5') throw packageNotFound()
  const { id, secret } = credentialsIn(headers.authorization ?? '')
  if (id !== session.id || !isSame(session.authHash ?? '', hashOf(secret)))
    throw new XapiRefusal(401, 'The token is not that of this launch.')
}

function credentialsIn(header: string) {
  const given = /^Basic ([\w+/=-]+)$/.exec(header)?.[1] ?? ''
  const [id = '', secret = ''] = Buffer.from(given, 'base64').toString('utf8').split(':')
  return { id, secret }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
