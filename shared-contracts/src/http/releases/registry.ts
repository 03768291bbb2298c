import { z } from 'zod/mini'
import { code, verbatim } from '../text.ts'

/** `<version>-<hash>`, unique within a remote, and the name of its folder under /releases/<remote>/. */
export const ReleaseRef = code(
  /^\d+\.\d+\.\d+-[0-9a-f]{12}$/,
  60,
  'Use a release name like 1.4.0-0123456789ab.',
)
export type ReleaseRef = z.infer<typeof ReleaseRef>

/** `stable` is the default for every tenant; `canary` only reaches tenants that follow it. */
export const Channel = z.enum(['stable', 'canary'])
export type Channel = z.infer<typeof Channel>

const instant = z.iso.datetime()
const slug = code(/^[a-z0-9][a-z0-9-]{0,39}$/, 40)

export const ChannelSlot = z.object({ release: ReleaseRef })
export const PinSlot = z.object({ release: ReleaseRef, expiresAt: instant })
/** Empty on purpose: actor, reason and time are in the change itself. */
export const MarkSlot = z.object({})
export const FollowSlot = z.object({ channel: Channel })
export const RolloutSlot = z.object({
  release: ReleaseRef,
  /** Fixed for the life of the rollout, so that visitors keep their bucket when a stage grows. */
  salt: verbatim(100).check(z.minLength(8)),
  /** Growing shares of visitors, in hundredths of a percent: `[500, 2500, 10000]`. */
  stages: z.array(z.int().check(z.gte(0), z.lte(10_000))).check(z.minLength(1), z.maxLength(100)),
  /** Index into `stages`. */
  stage: z.int().check(z.gte(0), z.lte(99)),
  /** `null` means every tenant. */
  tenants: z.nullable(z.array(slug).check(z.maxLength(1000))),
  /** How long a healthy stage lasts before the next starts by itself; `null`: an operator moves it. Milliseconds. */
  holdMs: z._default(z.nullable(z.int().check(z.gte(1_000), z.lte(30 * 24 * 60 * 60 * 1000))), null),
})
export type RolloutSlot = z.infer<typeof RolloutSlot>

/**
 * One change of the registry, append-only. It sets one slot of one remote: `release/<release>`, `channel/stable`, `pin/<tenant>`,
 * `rollout/<id>`, `follow/<tenant>`, `kill/all`, `kill/<release>` or `withdrawn/<release>`; `after: null` empties it.
 * The state at any moment is the fold of all changes up to then.
 */
export const RegistryChange = z.object({
  seq: z.number(),
  at: instant,
  actor: z.string(),
  reason: z.string(),
  remote: z.string(),
  slot: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type RegistryChange = z.infer<typeof RegistryChange>

/** Newest first. GET {api}/registry/remotes/:remote/history?limit&before (a `seq`). */
export const RegistryHistory = z.array(RegistryChange)
export type RegistryHistory = z.infer<typeof RegistryHistory>
