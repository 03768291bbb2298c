import type { Platform } from '@platform/shared-contracts/remote'
import { statusToWire } from '@platform/shared-contracts/rules'
import type { OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import type { Delivery, OutboxHandler } from '../outbox/outbox-handler.ts'
import { failureOf, postEntry } from '../outbox/post-entry.ts'
import type { ProgressChoice } from './progress-change.ts'
import { progressSlice } from './progress.slice.ts'

/** Spec section 9. */
const TIMEOUT_MS = 10_000

interface DeliverParts {
  readonly platform: Pick<Platform, 'fetch' | 'report'>
  readonly dispatch: (action: ReturnType<typeof progressSlice.actions.syncFailed>) => unknown
}

export function progressHandler({ platform, dispatch }: DeliverParts): OutboxHandler<ProgressChoice> {
  const failed = (moduleId: string) => void dispatch(progressSlice.actions.syncFailed(moduleId))
  return {
    async deliver(entry) {
      const { moduleId } = entry.payload
      try {
        const delivery = await post(platform, entry)
        if (delivery.outcome !== 'delivered') failed(moduleId)
        return delivery
      } catch (error) {
        failed(moduleId)
        throw error
      }
    },
  }
}

async function post(
  platform: DeliverParts['platform'],
  entry: OutboxEntry<ProgressChoice>,
): Promise<Delivery> {
  const { moduleId, status } = entry.payload
  const response = await postEntry(platform, entry, {
    path: `/module/${encodeURIComponent(moduleId)}/progress`,
    method: 'POST',
    body: { email: entry.owner, status: statusToWire(status) },
    timeoutMs: TIMEOUT_MS,
  })
  if (response.ok) return { outcome: 'delivered' }
  platform.report(new Error(`progress of ${moduleId} was answered with status ${response.status}`))
  return failureOf(response)
}
