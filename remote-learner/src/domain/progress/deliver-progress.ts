import type { Platform } from '@platform/shared-contracts/remote'
import { statusToWire } from '@platform/shared-contracts/rules'
import type { OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import type { Delivery, DeliveryOptions, OutboxHandler } from '../outbox/outbox-handler.ts'
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
    async deliver(entry, options) {
      const { moduleId } = entry.payload
      try {
        const delivery = await post(platform, entry, options)
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
  options: DeliveryOptions,
): Promise<Delivery> {
  const { moduleId, status } = entry.payload
  const request = {
    path: `/module/${encodeURIComponent(moduleId)}/progress`,
    method: 'POST' as const,
    body: { email: entry.owner, status: statusToWire(status) },
    timeoutMs: TIMEOUT_MS,
  }
  const { error } = await postEntry(platform, entry, request, options)
  if (!error) return { outcome: 'delivered' }
  platform.report(new Error(`progress of ${moduleId}: ${error.message}`))
  return failureOf(error)
}
