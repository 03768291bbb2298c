import type { Platform } from '@platform/shared-contracts/remote'
import type { LearnerStore } from '../learner-root.tsx'
import { keepAnswer } from './kept-answers.ts'
import { KEPT_ENDPOINTS } from './kept-base-query.ts'

/**
 * Keeps what the store knows, with every change that the page makes to it: answers saved since an attempt was loaded are
 * as much the server's word as the attempt. Answers the function that stops it.
 */
export function keepAnswers(store: LearnerStore, platform: Platform, owner: string): () => void {
  const kept = new Map<string, unknown>()
  let seen: unknown
  const keep = () => {
    const { queries } = store.getState().learnerApi
    if (queries === seen) return
    seen = queries
    for (const [query, entry] of Object.entries(queries)) {
      if (!entry || !isWorthKeeping(entry) || kept.get(query) === entry.data) continue
      kept.set(query, entry.data)
      const at = entry.fulfilledTimeStamp ?? Date.now()
      keepAnswer(owner, query, { data: entry.data, at }).catch(platform.report)
    }
  }
  keep()
  return store.subscribe(keep)
}

function isWorthKeeping({ status, endpointName }: { status: string; endpointName?: string }): boolean {
  return status === 'fulfilled' && endpointName !== undefined && KEPT_ENDPOINTS.has(endpointName)
}
