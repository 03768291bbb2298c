import type Cmi5 from '@xapi/cmi5'
import { ExportedProgress } from '@platform/shared-contracts/http'
import { NOTHING_YET, type QuizResult, type Tracker } from './tracker.ts'

const STATE = 'progress'

/** What is used of the published client; a test gives its own. */
export type Cmi5Session = Pick<
  Cmi5,
  'initialize' | 'complete' | 'pass' | 'fail' | 'terminate' | 'xapi' | 'launchData' | 'launchParameters'
>

/**
 * Errors  rejects when the token, the launch data or the first statement is refused.
 */
export async function openCmi5(
  session: Cmi5Session,
  leave: (url: string) => void = (url) => location.assign(url),
): Promise<Tracker> {
  await session.initialize()
  const { launchMode, returnURL } = session.launchData
  const isNormal = launchMode === 'Normal'
  let stored = await readProgress(session)
  let isJudged = false
  let hasPassed = false
  let isOver = false

  async function judge({ score, isPassed }: QuizResult): Promise<void> {
    if (isJudged || stored.isPassed) return
    await (isPassed ? session.pass(score) : session.fail(score))
    isJudged = true
    hasPassed = isPassed
  }

  return {
    progress: stored,
    mayRetry: false,
    record: async (progress, result) => {
      if (isNormal && progress.isCompleted && !stored.isCompleted) {
        await session.complete()
        stored = { ...stored, isCompleted: true }
      }
      if (isNormal && result) await judge(result)
      // A pass that could not be stated is none.
      stored = { ...progress, isPassed: progress.isPassed && (stored.isPassed || hasPassed) }
      await writeProgress(session, stored)
    },
    end: async () => {
      if (isOver) return
      isOver = true
      await session.terminate()
      if (returnURL) leave(returnURL)
    },
  }
}

function placeOf({ xapi, launchParameters }: Cmi5Session) {
  if (!xapi || !launchParameters) throw new Error('The session of cmi5 has not begun.')
  const { actor: agent, activityId, registration } = launchParameters
  return { xapi, place: { agent, activityId, registration, stateId: STATE } }
}

/** A learner who has stored nothing yet gets 404. */
async function readProgress(session: Cmi5Session): Promise<ExportedProgress> {
  const { xapi, place } = placeOf(session)
  const answer = await xapi.getState(place).catch((error: unknown) => {
    if (statusOf(error) === 404) return null
    throw error
  })
  const parsed = ExportedProgress.safeParse(answer?.data)
  return parsed.success ? parsed.data : NOTHING_YET
}

function statusOf(error: unknown): number | undefined {
  return (error as { readonly response?: { readonly status?: number } }).response?.status
}

async function writeProgress(session: Cmi5Session, progress: ExportedProgress): Promise<void> {
  const { xapi, place } = placeOf(session)
  await xapi.setState({ ...place, state: { ...progress } })
}
