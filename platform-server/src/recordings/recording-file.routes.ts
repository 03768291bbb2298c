import { verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { fileAnswer, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { findLesson } from '../domain/courses/module-content.ts'
import { refuseUnlessLearner } from '../domain/subscriptions/course-access.ts'
import { ProblemError } from '../lib/problem.ts'
import { findRecordingFile, recordingNotFound } from './sql-recordings.ts'

const params = z.object({ lessonId: verbatim(64), id: z.uuid() })
const READ = {
  tags: ['Recordings'],
  summary: 'Download the recording of a lesson; the one of a sample lesson needs no account',
  params,
  response: { 200: z.file(), ...refusals(401, 402, 404) },
}
/** Opened on its own, it is a file and nothing else. */
const NEVER_RUN = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
}

/** The audio, for who may read the lesson. */
export const recordingFileRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'storage'>> = async (
  app,
  { database, storage },
) => {
  app.get('/lessons/:lessonId/recordings/:id', { schema: READ }, async (request, reply) => {
    const { lessonId, id } = request.params
    const found = findLesson(lessonId)
    if (!found) throw new ProblemError(404, 'lesson-not-found')
    const who = await request.server.authenticate(request)
    if (!found.lesson.isSample) {
      if (!who) throw new ProblemError(401, 'not-signed-in')
      await refuseUnlessLearner(database, who, found.module.code)
    }
    const row = await database.withTenant(request.tenant.id, (tx) => findRecordingFile(tx, lessonId, id))
    const file = await storage.get(row.fileKey)
    if (!file) throw recordingNotFound()
    return (
      reply
        .type(row.fileType)
        .headers(NEVER_RUN)
        .header('content-length', file.sizeBytes)
        // It is never another file at this address, but not everybody may have it.
        .header('cache-control', 'private, max-age=86400')
        .header('vary', 'authorization')
        .send(fileAnswer(file.body))
    )
  })
}
