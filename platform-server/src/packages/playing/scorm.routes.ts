import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { reportLearning, type Queueing } from '../../domain/lrs/queue-statements.ts'
import type { Tx } from '../../lib/data/database.ts'
import { ProblemError } from '../../lib/problem.ts'
import { packageNotFound } from '../sql-packages.ts'
import { contentHeaders } from './content-headers.ts'
import { contentAddress } from './content-address.rule.ts'
import { ON_PACKAGE_HOST, TokenParams } from './content-route.ts'
import type { FindLaunch, Launch } from './launches.ts'
import { recordResult, resultOf } from './record-result.ts'
import { parseStorable, ScormCommit } from './scorm-commit.ts'
import { unitEvents } from './unit-events.ts'
import { scormReport, scormStart } from './scorm-result.rule.ts'

interface Options {
  readonly services: Queueing
  readonly findLaunch: FindLaunch
}

/** Suspend data and interactions; what the standards allow is a tenth of it. */
const LARGEST_STATE_BYTES = 1024 * 1024
/** What the runtime reads as "saved". */
const SAVED = { result: true, errorCode: 0 }

/** The data model of a SCORM unit: where the runtime in the browser starts, and what it commits. */
export const scormRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, findLaunch }) => {
  const schema = { hide: true, params: TokenParams }

  app.get('/package-content/:token/state', { schema, ...ON_PACKAGE_HOST }, async (request, reply) => {
    const { origin, start } = await findLaunch(request, request.params.token, async (tx, launch) => ({
      origin: launch.session.origin,
      start: await startOf(tx, launch),
    }))
    return contentHeaders(reply, origin).header('cache-control', 'no-store').send(start)
  })

  app.post(
    '/package-content/:token/state',
    { schema, ...ON_PACKAGE_HOST, bodyLimit: LARGEST_STATE_BYTES },
    async (request, reply) => {
      const commit = readCommit(request.body)
      await findLaunch(request, request.params.token, async (tx, launch) => {
        const unit = { kind: scormKind(launch), masteryScore: launch.unit.masteryScore }
        const report = scormReport(commit, unit)
        const now = services.now()
        const recorded = await recordResult(tx, launch, { report, runtime: commit.runtimeData.cmi, now })
        const { id: userId } = launch.learner
        const { tenantId } = launch.session
        await reportLearning(services, tx, { tenantId, userId }, unitEvents(launch, recorded, now))
      })
      return reply.header('cache-control', 'no-store').send(SAVED)
    },
  )
}

async function startOf(tx: Tx, launch: Launch) {
  const { unit, learner, registration } = launch
  const kind = scormKind(launch)
  const before = await resultOf(tx, registration.id, unit.id)
  const { launchData, masteryScore } = unit
  const runtime = before?.runtime ?? null
  const cmi = scormStart({ kind, learner, launchData, masteryScore, runtime, seconds: before?.seconds ?? 0 })
  return { kind, address: contentAddress(unit), cmi }
}

function scormKind({ package: { kind } }: Launch): 'scorm12' | 'scorm2004' {
  if (kind === 'cmi5') throw packageNotFound()
  return kind
}

function readCommit(body: unknown): ScormCommit {
  try {
    return ScormCommit.parse(parseStorable(String(body)))
  } catch {
    throw new ProblemError(400, 'invalid')
  }
}
