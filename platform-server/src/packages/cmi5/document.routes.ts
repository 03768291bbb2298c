import { verbatim, XapiAgent } from '@platform/shared-contracts/http'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ON_PACKAGE_HOST, TokenParams } from '../playing/content-route.ts'
import type { FindLaunch, Launch } from '../playing/launches.ts'
import { parseStorable } from '../playing/scorm-commit.ts'
import {
  documentNames,
  findDocument,
  hasRoom,
  removeDocument,
  saveDocument,
  stateScope,
} from './documents.ts'
import { isSameAccount } from './cmi5-statement.rule.ts'
import { isPreferences, PREFERENCES } from './learner-preferences.rule.ts'
import { actorOf } from './session-context.ts'
import { answerXapi, XapiRefusal } from './xapi-request.ts'

interface Options {
  readonly services: Pick<Services, 'config' | 'now'>
  readonly findLaunch: FindLaunch
  /** The path of the endpoint. */
  readonly root: string
}

const LARGEST_BYTES = 512 * 1024
const Query = z.object({
  stateId: z.optional(verbatim(500)),
  profileId: z.optional(verbatim(500)),
  activityId: z.optional(verbatim(2_000)),
  agent: z.optional(verbatim(2_000)),
  registration: z.optional(z.uuid()),
  since: z.optional(verbatim(40)),
})
type Query = z.infer<typeof Query>

/** The three resources of xAPI for documents. All of them belong to one registration here: nothing is shared. */
const RESOURCES = {
  'activities/state': (query: Query) => ({ scope: stateScope(query.activityId ?? ''), name: query.stateId }),
  'activities/profile': (query: Query) => ({
    scope: `activity ${query.activityId ?? ''}`,
    name: query.profileId,
  }),
  'agents/profile': (query: Query) => ({ scope: 'agent', name: query.profileId }),
} as const

/** What the platform writes for the content. */
const READ_ONLY = 'LMS.LaunchData'

export const documentRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, findLaunch, root }) => {
  const { config } = services
  const schema = { hide: true, params: TokenParams, querystring: Query }
  const route = { schema, ...ON_PACKAGE_HOST, bodyLimit: LARGEST_BYTES }

  for (const [resource, placeOf] of Object.entries(RESOURCES)) {
    app.route({
      ...route,
      method: ['GET', 'PUT', 'POST', 'DELETE'],
      url: `${root}/${resource}`,
      handler: (request, reply) =>
        answerXapi(request, reply, { findLaunch, token: request.params.token }, async (tx, launch) => {
          if (resource !== 'activities/profile') refuseOtherAgent(actorOf(launch, config), request.query)
          const { scope, name } = placeOf(request.query)
          const registrationId = ownRegistration(launch, request.query)
          if (name === undefined) return documentNames(tx, { registrationId, scope })
          const place = { registrationId, scope, name }
          if (request.method === 'GET') return sendDocument(tx, reply, place)
          if (name === READ_ONLY) throw new XapiRefusal(403, 'Only the platform writes this document.')
          const type = request.headers['content-type'] ?? 'application/octet-stream'
          if (request.method === 'DELETE') await removeDocument(tx, place)
          else
            await writeDocument(tx, launch, {
              ...place,
              type,
              sent: String(request.body),
              isMerged: request.method === 'POST',
              now: services.now(),
            })
          return reply.code(204).send()
        }),
    })
  }
}

function ownRegistration({ registration }: Launch, query: Query): string {
  if ((query.registration ?? registration.id) !== registration.id)
    throw new XapiRefusal(403, 'The registration is not that of this launch.')
  return registration.id
}

/** State and preferences are those of the learner of the launch. */
function refuseOtherAgent(actor: XapiAgent, { agent }: Query): void {
  try {
    if (isSameAccount(XapiAgent.parse(parseStorable(agent ?? '')), actor)) return
  } catch {
    throw new XapiRefusal(400, 'The agent is missing, or is no agent.')
  }
  throw new XapiRefusal(403, 'The agent is not the learner of this launch.')
}

type Place = Parameters<typeof findDocument>[1]

async function sendDocument(tx: Tx, reply: FastifyReply, place: Place): Promise<FastifyReply> {
  const found = await findDocument(tx, place)
  if (!found) throw new XapiRefusal(404, 'There is no such document.')
  return reply.type(found.contentType).header('last-modified', found.updatedAt.toUTCString()).send(found.body)
}

interface Written extends Place {
  readonly type: string
  readonly sent: string
  /** POST adds the fields of a JSON object to those that are stored. */
  readonly isMerged: boolean
  readonly now: Date
}

async function writeDocument(
  tx: Tx,
  launch: Launch,
  { type, sent, isMerged, now, ...place }: Written,
): Promise<void> {
  const before = await findDocument(tx, place)
  if (!before && !(await hasRoom(tx, place.registrationId))) throw new XapiRefusal(413, 'Too many documents.')
  const text = sent.replaceAll('\0', '').toWellFormed()
  const body = isMerged && before ? JSON.stringify({ ...objectIn(before.body), ...objectIn(text) }) : text
  if (place.name === PREFERENCES && !isPreferences(type, body))
    throw new XapiRefusal(
      403,
      'Preferences are JSON with languagePreference and audioPreference (on or off).',
    )
  if (body.length > LARGEST_BYTES) throw new XapiRefusal(413, 'The document is too large.')
  const { tenantId } = launch.session
  await saveDocument(tx, { ...place, tenantId, contentType: type.slice(0, 100), body, now })
}

function objectIn(json: string): object {
  try {
    const value = parseStorable(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    throw new XapiRefusal(400, 'This is not JSON.')
  }
  throw new XapiRefusal(400, 'Only JSON objects are merged.')
}
