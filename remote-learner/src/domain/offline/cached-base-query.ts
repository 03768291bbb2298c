import type { UnknownAction } from '@reduxjs/toolkit'
import { platformBaseQuery } from '@platform/shared-contracts/client'
import type { Platform } from '@platform/shared-contracts/remote'
import { deleteCachedResponse, readCachedResponse } from './response-cache.ts'
import { outboxSlice } from '../outbox/outbox.slice.ts'
import { ownerOf } from './owner.ts'

/** What is needed to read a module, take a quiz and see the dashboard without a network. */
export const CACHED_ENDPOINTS: ReadonlySet<string> = new Set([
  'listModules',
  'getModule',
  'getLessons',
  'getModuleState',
  'listQuestions',
  'listQuizzes',
  'listCertificates',
  'getAttempt',
  'getRefresher',
  // The dashboard and the certificates, as they were last.
  'listAssignments',
  'getTrainingRecord',
  'listNotices',
  'listCredentials',
  'listOwnedCourses',
  'listEntitlements',
  'nextConsultation',
])

/**
 * The network of a site trailer often connects and then does not respond. After this time a stored response is shown.
 */
const RESPONSE_TIMEOUT_MS = 8_000
const NO_RESPONSE_STATUSES: readonly number[] = [0, 502, 503, 504]
const ACCESS_LOST_STATUSES: readonly number[] = [401, 402, 403, 404]

const { connectionFound, connectionLost, storedShown } = outboxSlice.actions

/** Requests from the server. If it does not respond, returns the last response that is stored for this person. */
export const cachedBaseQuery: typeof platformBaseQuery = (args, api, extra) => {
  const { platform } = api.extra as { readonly platform: Platform }
  const owner = ownerOf(platform)
  const query = api.queryCacheKey
  const request = () => Promise.resolve(platformBaseQuery(args, api, extra))
  if (!owner || query === undefined || !CACHED_ENDPOINTS.has(api.endpoint)) return request()
  return fetchOrReadCache({ platform, owner, query, dispatch: api.dispatch }, request())
}

type Answer = Awaited<ReturnType<typeof platformBaseQuery>>

interface CachedRequest {
  readonly platform: Platform
  readonly owner: string
  readonly query: string
  readonly dispatch: (action: UnknownAction) => unknown
}

async function fetchOrReadCache(
  { platform, owner, query, dispatch }: CachedRequest,
  response: Promise<Answer>,
): Promise<Answer> {
  const cached = readCachedResponse(owner, query).catch((error: unknown) => void platform.report(error))
  const answer = await responseInTime(response, cached)
  const status = statusOf(answer)
  const isLost = NO_RESPONSE_STATUSES.includes(status)
  // A response that was already on its way when the network was lost does not prove that there is a network.
  dispatch(isLost || !navigator.onLine ? connectionLost() : connectionFound())
  const stored = isLost ? await cached : undefined
  if (stored) {
    dispatch(storedShown(stored.at))
    return { data: stored.data }
  }
  if (ACCESS_LOST_STATUSES.includes(status)) await deleteCachedResponse(owner, query).catch(platform.report)
  return answer ?? { error: { status: 0, message: '' } }
}

function statusOf(answer: Answer | null): number {
  if (!answer) return 0
  return answer.error?.status ?? 200
}

/** Resolves with the response, or with `null` if it takes too long and a stored response exists. */
async function responseInTime(response: Promise<Answer>, cached: Promise<unknown>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => void cached.then((stored) => stored && resolve(null)), RESPONSE_TIMEOUT_MS)
  })
  try {
    return await Promise.race([response, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
