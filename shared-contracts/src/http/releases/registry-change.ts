import { z } from 'zod/mini'
import { Channel, ReleaseRef, RolloutSlot } from './registry.ts'
import { Instant, multiline } from '../text.ts'

const reason = multiline(300).check(z.trim(), z.minLength(3, 'Enter a reason in a few words.'))

/** POST {api}/registry/remotes/:remote/rollback. Without `to`: the release that was stable before and not withdrawn since. */
export const RollbackRequest = z.object({ to: z.optional(ReleaseRef), reason })
/** PUT {api}/registry/remotes/:remote/pins/:tenant; DELETE with ReasonRequest takes it away. */
export const PinRequest = z.object({ release: ReleaseRef, expiresAt: Instant, reason })
/** PUT {api}/registry/remotes/:remote/follows/:tenant; DELETE with ReasonRequest returns to stable. */
export const FollowRequest = z.object({ channel: Channel, reason })
/** PUT {api}/registry/remotes/:remote/kills/:release, or `all`; DELETE lifts it. Also the body of every DELETE here. */
export const ReasonRequest = z.object({ reason })
/** POST {api}/registry/remotes/:remote/rollouts; PATCH .../rollouts/:id moves its stage, DELETE stops it. */
export const RolloutRequest = z.object({
  release: ReleaseRef,
  stages: RolloutSlot.shape.stages,
  tenants: RolloutSlot.shape.tenants,
  holdMs: RolloutSlot.shape.holdMs,
  reason,
})
export type RolloutRequest = z.infer<typeof RolloutRequest>
export const StageRequest = z.object({ stage: RolloutSlot.shape.stage, reason })

/** Answer of every change of the registry; empty when it was so already. */
export const ChangeAnswer = z.object({
  changes: z.array(z.object({ slot: z.string(), before: z.unknown(), after: z.unknown() })),
  /** What was found wrong and did not stop the change, a sentence each; absent when nothing was. */
  warnings: z.optional(z.array(z.string())),
})
export type ChangeAnswer = z.infer<typeof ChangeAnswer>
