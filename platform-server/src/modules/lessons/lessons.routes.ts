import {
  Heartbeat,
  InLanguage,
  LessonCheckResult,
  LessonNote,
  LessonNoteUpdate,
  LessonPosition,
  LessonState,
  ModuleLessons,
  ModuleState,
  PracticeAnswers,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../../app/add-routes.ts'
import { currentUser, requireUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { recordingsOfModule } from '../../domain/recordings/lesson-recordings.ts'
import { mayLearn, refuseUnlessLearner } from '../../domain/subscriptions/course-access.ts'
import { ProblemError } from '../../lib/problem.ts'
import { creditedSeconds } from './dwell.rule.ts'
import { gradeCheck, toModuleLessons } from './lesson-access.ts'
import { madeAt, movedTo } from './newest-wins.rule.ts'
import { readModuleState, settled, toLessonState } from './lesson-state.ts'
import { recordPass } from './record-pass.ts'
import { saveAndReport } from './report-lessons.ts'
import { ofLesson, ofModule, requireContent, requireLesson } from './require-lesson.ts'
import {
  forgetEarlier,
  holdLessonRow,
  holdReadingTime,
  readNotes,
  saveLessonRow,
  saveNote,
} from './sql-lessons.ts'

type Options = { readonly services: Pick<Services, 'database' | 'now' | 'jobs' | 'config'> }

const own = { tags: ['Lessons'], security: BEARER }

const RESTART = {
  ...own,
  summary: 'Start the newest version of a module; progress in earlier versions no longer counts',
  params: ofModule,
  response: { 204: z.null(), ...refusals(401, 402, 404) },
}

/** The lessons of a module, and where each person is in them. */
export const lessonsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  app.get(
    '/modules/:code/lessons',
    {
      schema: {
        tags: ['Lessons'],
        summary: 'List the lessons of a module; without a subscription, its outline and one sample lesson',
        params: ofModule,
        querystring: InLanguage,
        response: { 200: ModuleLessons, ...refusals(404) },
      },
    },
    async (request) => {
      const content = requireContent(request.params.code, request.query.language)
      const who = await request.server.authenticate(request)
      const mayRead = await mayLearn(services.database, who, content.code)
      const recordings = await recordingsOfModule(services.database, request.tenant.id, content)
      return toModuleLessons(content, { userId: who?.userId ?? null, mayRead }, recordings)
    },
  )

  app.post(
    '/lessons/:id/check',
    {
      schema: {
        tags: ['Lessons'],
        summary: 'Grade the knowledge check of a lesson; sample lessons need no subscription',
        params: ofLesson,
        querystring: InLanguage,
        body: PracticeAnswers,
        response: { 200: LessonCheckResult, ...refusals(401, 402, 404) },
      },
    },
    async (request) => {
      const opened = requireLesson(request.params.id, request.query.language)
      const result = gradeCheck(opened.lesson, request.body)
      const who = await request.server.authenticate(request)
      // A key says that the page keeps the answers until they are recorded: grading alone would lose them.
      const isSample = opened.lesson.isSample && request.headers['idempotency-key'] === undefined
      if (!who && isSample) return result
      if (!who) throw new ProblemError(401, 'not-signed-in')
      const isLearner = await mayLearn(services.database, who, opened.module.code)
      if (!isLearner && isSample) return result
      await refuseUnlessLearner(services.database, who, opened.module.code)
      if (result.isPassed) await recordPass(services, who, opened)
      return result
    },
  )

  await addRoutes(app, ownLessonsRoutes, { services })
}

const ownLessonsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  const { database, now } = services
  app.addHook('onRequest', requireUser)

  app.get(
    '/modules/:code/state',
    {
      schema: {
        ...own,
        params: ofModule,
        querystring: InLanguage,
        response: { 200: ModuleState, ...refusals(401, 402, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      const content = requireContent(request.params.code, request.query.language)
      await refuseUnlessLearner(database, who, content.code)
      return database.withTenant(who.tenantId, (tx) => readModuleState(tx, who.userId, content))
    },
  )

  app.post('/modules/:code/restart', { schema: RESTART }, async (request, reply) => {
    const who = currentUser(request)
    const content = requireContent(request.params.code)
    await refuseUnlessLearner(database, who, content.code)
    await database.withTenant(who.tenantId, (tx) => forgetEarlier(tx, who.userId, content))
    return reply.code(204).send(null)
  })

  app.post(
    '/lessons/:id/heartbeat',
    {
      schema: {
        ...own,
        summary: 'Report the time a lesson is on screen, every 15 seconds and when it closes',
        params: ofLesson,
        body: Heartbeat,
        response: { 200: LessonState, ...refusals(401, 402, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      const opened = requireLesson(request.params.id)
      await refuseUnlessLearner(database, who, opened.module.code)
      const { lesson, module } = opened
      return database.withTenant(who.tenantId, async (tx) => {
        const at = now()
        const elsewhereAt = await holdReadingTime(tx, who, lesson.id)
        const row = await holdLessonRow(tx, who, opened, at)
        const dwellSeconds = row.dwellSeconds + creditedSeconds({ ...row, elsewhereAt }, at)
        const lastBeatAt = request.body.isVisible ? at : null
        const next = settled({ ...row, dwellSeconds, lastBeatAt }, module, lesson.minimumSeconds, at)
        await saveAndReport(services, tx, row, next)
        const notes = await readNotes(tx, who.userId, module.code)
        return toLessonState(lesson.id, next, notes.get(lesson.id) ?? '')
      })
    },
  )

  await addRoutes(app, ownTraceRoutes, { services })
}

/** What a person stores in a lesson: their place, and their notes. */
const ownTraceRoutes: FastifyPluginAsyncZod<Options> = async (app, { services: { database, now } }) => {
  app.put(
    '/lessons/:id/position',
    {
      schema: {
        ...own,
        summary: 'Save the place in a lesson; the newest one wins',
        params: ofLesson,
        body: LessonPosition,
        response: { 204: z.null(), ...refusals(401, 402, 404) },
      },
    },
    async (request, reply) => {
      const who = currentUser(request)
      const opened = requireLesson(request.params.id)
      await refuseUnlessLearner(database, who, opened.module.code)
      await database.withTenant(who.tenantId, async (tx) => {
        const at = madeAt(request.body, now())
        const row = await holdLessonRow(tx, who, opened, at)
        await saveLessonRow(tx, movedTo(row, request.body.block, at))
      })
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/lessons/:id/note',
    {
      schema: {
        ...own,
        summary: 'Save the note for a lesson; the newest one wins',
        params: ofLesson,
        body: LessonNoteUpdate,
        response: { 200: LessonNote, ...refusals(401, 402, 404, 422) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      const { tenantId, userId } = who
      const { lesson, module } = requireLesson(request.params.id)
      await refuseUnlessLearner(database, who, module.code)
      const { text } = request.body
      const updatedAt = madeAt(request.body, now())
      const note = { tenantId, userId, lessonId: lesson.id, moduleCode: module.code, text, updatedAt }
      return { text: await database.withTenant(tenantId, (tx) => saveNote(tx, note)) }
    },
  )
}
