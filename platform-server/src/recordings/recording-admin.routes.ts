import multipart from '@fastify/multipart'
import {
  PathId,
  Recording,
  RECORDING_LIMITS,
  RecordingPage,
  RecordingQuery,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { addRecording, removeRecording, replaceRecording } from './recordings.ts'
import { recordingPage } from './sql-recordings.ts'

const own = { tags: ['Recordings'], security: BEARER }
const params = z.object({ id: PathId })
const FORM = {
  ...own,
  consumes: ['multipart/form-data'],
  description:
    'A form with the files `audio` (an MP3, M4A or WAV of up to 25 MB) and `captions` (WebVTT); a new recording also has the fields `lessonId` and `language`.',
}

const LIST = {
  ...own,
  summary: 'List the recordings of lessons of the tenant',
  querystring: RecordingQuery,
  response: { 200: RecordingPage, ...refusals(401, 403) },
}
const ADD = {
  ...FORM,
  summary: 'Upload the recording of a lesson in a language, with its captions',
  response: { 201: Recording, ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429) },
}
const REPLACE = {
  ...FORM,
  summary: 'Replace the audio of a recording, its captions, or both',
  params,
  response: { 200: Recording, ...refusals(400, 401, 403, 404, 413, 415, 422, 429) },
}
const REMOVE = {
  ...own,
  summary: 'Remove a recording; the browser reads the lesson aloud again',
  params,
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}
/** Each is held in memory while it is checked. */
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }
const bodyLimit = RECORDING_LIMITS.audioBytes + RECORDING_LIMITS.captionsBytes + 64 * 1024

type Options = Pick<Services, 'database' | 'storage' | 'now'>

/** What the tenant's staff does with recordings of lessons. */
export const recordingAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, services) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: RECORDING_LIMITS.audioBytes, files: 2, fields: 5, parts: 7 },
  })

  app.get('/admin/recordings', { schema: LIST }, ({ tenant, query }) =>
    services.database.withTenant(tenant.id, (tx) => recordingPage(tx, query)),
  )

  app.post('/admin/recordings', { schema: ADD, config: LIMIT, bodyLimit }, async (request, reply) =>
    reply.code(201).send(await addRecording(services, request)),
  )

  app.put('/admin/recordings/:id', { schema: REPLACE, config: LIMIT, bodyLimit }, (request) =>
    replaceRecording(services, request, request.params.id),
  )

  app.delete('/admin/recordings/:id', { schema: REMOVE }, async (request, reply) => {
    await removeRecording(services, request, request.params.id)
    return reply.code(204).send(null)
  })
}
