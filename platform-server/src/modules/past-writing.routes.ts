import { InLanguage, PastWriting, type Language, type PastNote } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { listNotes } from './lessons/sql-lessons.ts'
import { findContent } from '../domain/courses/module-content.ts'
import { listAllOwnQuestions } from './questions/sql-questions.ts'

const READ = {
  tags: ['Lessons'],
  security: BEARER,
  summary: 'List my notes and questions, even without a subscription',
  querystring: InLanguage,
  response: { 200: PastWriting, ...refusals(401) },
}

/** Users can always read what they wrote; the routes of the lessons refuse writing. */
export const pastWritingRoutes: FastifyPluginAsyncZod<{ services: Pick<Services, 'database'> }> = async (
  app,
  { services: { database } },
) => {
  app.addHook('onRequest', requireUser)

  app.get('/past-training/writing', { schema: READ }, async (request) => {
    const { tenantId, userId } = currentUser(request)
    const { language } = request.query
    return database.withTenant(tenantId, async (tx) => ({
      notes: await readNotes(tx, userId, language),
      questions: await listAllOwnQuestions(tx, userId),
    }))
  })
}

async function readNotes(tx: Tx, userId: number, language: Language | undefined): Promise<PastNote[]> {
  const rows = await listNotes(tx, userId)
  const notes = rows.map(({ updatedAt, ...note }) => {
    const lessons = findContent(note.moduleCode, language)?.lessons ?? []
    const place = lessons.findIndex(({ id }) => id === note.lessonId)
    const lessonTitle = lessons[place]?.title ?? null
    return { place, note: { ...note, lessonTitle, updatedAt: updatedAt.toISOString() } }
  })
  return notes
    .sort((one, other) => one.note.moduleCode.localeCompare(other.note.moduleCode) || one.place - other.place)
    .map(({ note }) => note)
}
