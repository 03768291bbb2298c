import type { UnknownAction } from '@reduxjs/toolkit'
import { platformBaseQuery } from '@platform/shared-contracts/client'
import type { Platform } from '@platform/shared-contracts/remote'
import { forgetAnswer, readKeptAnswer } from './kept-answers.ts'
import { offlineSlice } from './offline.slice.ts'
import { ownerOf } from './owner.ts'

/** What is needed to read a module and take a quiz without a network. */
export const KEPT_ENDPOINTS: ReadonlySet<string> = new Set([
  'listModules',
  'getModule',
  'getLessons',
  'getModuleState',
  'listQuestions',
  'listQuizzes',
  'listCertificates',
  'getAttempt',
])

/**
 * The network of a site trailer often connects and then does not respond. After this time a stored response is shown.
 */
const PATIENCE_MS = 8_000
const NO_ANSWER: readonly number[] = [0, 502, 503, 504]
const NOT_YOURS: readonly number[] = [401, 402, 403, 404]

const { connectionFound, connectionLost } = offlineSlice.actions

/** Requests from the server. If it does not respond, returns the last response that is stored for this person. */
export const keptBaseQuery: typeof platformBaseQuery = (args, api, extra) => {
  const { platform } = api.extra as { readonly platform: Platform }
  const owner = ownerOf(platform)
  const query = api.queryCacheKey
  const asked = () => Promise.resolve(platformBaseQuery(args, api, extra))
  if (!owner || query === undefined || !KEPT_ENDPOINTS.has(api.endpoint)) return asked()
  return askOrRemember({ platform, owner, query, dispatch: api.dispatch }, asked())
}

type Answer = Awaited<ReturnType<typeof platformBaseQuery>>

interface Asking {
  readonly platform: Platform
  readonly owner: string
  readonly query: string
  readonly dispatch: (action: UnknownAction) => unknown
}

async function askOrRemember(
  { platform, owner, query, dispatch }: Asking,
  asked: Promise<Answer>,
): Promise<Answer> {
  const kept = readKeptAnswer(owner, query).catch((error: unknown) => void platform.report(error))
  const answer = await inPatience(asked, kept)
  const status = statusOf(answer)
  const isLost = NO_ANSWER.includes(status)
  // A response that was already on its way when the network was lost does not prove that there is a network.
  dispatch(isLost || !navigator.onLine ? connectionLost() : connectionFound())
  const data = isLost ? await kept : undefined
  if (data !== undefined) return { data }
  if (NOT_YOURS.includes(status)) await forgetAnswer(owner, query).catch(platform.report)
  return answer ?? { error: { status: 0, message: '' } }
}

function statusOf(answer: Answer | null): number {
  if (!answer) return 0
  return answer.error?.status ?? 200
}

/** Resolves with the response, or with `null` if it takes too long and a stored response exists. */
async function inPatience(asked: Promise<Answer>, kept: Promise<unknown>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => void kept.then((data) => data !== undefined && resolve(null)), PATIENCE_MS)
  })
  try {
    return await Promise.race([asked, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
