import { z } from 'zod/mini'
import { OverrideAnswer } from './override.ts'
import { ContractSymbols, ReleaseManifest } from './release.ts'

/** `<version>-<hash>`, unique within a remote, and the name of its folder under /releases/<remote>/. */
export const ReleaseRef = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/, 'Name a release like 1.4.0-0123456789ab.'))
export type ReleaseRef = z.infer<typeof ReleaseRef>

/** `stable` is what everyone gets; `canary` only reaches tenants that follow it. */
export const Channel = z.enum(['stable', 'canary'])
export type Channel = z.infer<typeof Channel>

const instant = z.iso.datetime()
const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))

export const ChannelSlot = z.object({ release: ReleaseRef })
export const PinSlot = z.object({ release: ReleaseRef, expiresAt: instant })
/** Empty on purpose: who, why and when are on the change itself. */
export const MarkSlot = z.object({})
export const FollowSlot = z.object({ channel: Channel })
export const RolloutSlot = z.object({
  release: ReleaseRef,
  /** Fixed for the life of the rollout, so nobody is reshuffled when a stage grows. */
  salt: z.string().check(z.minLength(8)),
  /** Growing shares of visitors, in hundredths of a percent: `[500, 2500, 10000]`. */
  stages: z.array(z.int().check(z.gte(0), z.lte(10_000))).check(z.minLength(1)),
  /** Index into `stages`. */
  stage: z.int().check(z.gte(0)),
  /** `null` means every tenant. */
  tenants: z.nullable(z.array(slug)),
  /** How long a healthy stage lasts before the next begins by itself; `null`: it is moved by hand. Milliseconds. */
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

const reason = z.string().check(z.trim(), z.minLength(3, 'Say why, in a few words.'), z.maxLength(300))

/**
 * POST {api}/registry/uploads (deploy token): first word of a deploy, before any file is sent. Answers which files
 * the server does not have yet.
 * Errors: 401, 403 not this token's remote, path or menu, 409 a path is taken, 422 listing, hash or contract.
 */
export const UploadStartRequest = z.object({ manifest: ReleaseManifest })
export const UploadStartAnswer = z.object({ release: ReleaseRef, missing: z.array(z.string()) })
export type UploadStartAnswer = z.infer<typeof UploadStartAnswer>

/**
 * POST {api}/registry/releases (deploy token), after every file was PUT to
 * {api}/registry/uploads/:remote/:digest (its SHA-384 in hex; the body plain or with `content-encoding: br`): checks all files, registers the release
 * and moves the channel, all of it or nothing. The same request twice changes nothing.
 */
export const ReleaseRequest = z.object({
  manifest: ReleaseManifest,
  /** `null` registers only. */
  channel: z.nullable(Channel),
  reason,
  /** Move the channel although the running shell does not offer the contract yet; the release waits for one that does. */
  isAhead: z.optional(z.boolean()),
})
export type ReleaseRequest = z.infer<typeof ReleaseRequest>

export const ReleaseAnswer = z.object({
  remote: z.string(),
  release: ReleaseRef,
  /** What the channel named before; `null` when it was empty or is not moved. */
  previous: z.nullable(ReleaseRef),
  /** Whether anything changed: false when the channel was there already. */
  moved: z.boolean(),
})
export type ReleaseAnswer = z.infer<typeof ReleaseAnswer>

/** POST {api}/registry/remotes/:remote/rollback. Without `to`: the release that was stable before and not withdrawn since. */
export const RollbackRequest = z.object({ to: z.optional(ReleaseRef), reason })
/** PUT {api}/registry/remotes/:remote/pins/:tenant; DELETE with ReasonRequest takes it away. */
export const PinRequest = z.object({ release: ReleaseRef, expiresAt: instant, reason })
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

/**
 * POST {api}/registry/can-deploy (deploy token): would it run, before anything moves. Of a release: its manifest. Of a
 * shell: the contract that it will offer, and what its build lends by name.
 */
export const CanDeployRequest = z.union([
  z.object({ manifest: ReleaseManifest }),
  z.object({
    shellContract: z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'A version like 1.4.0.')),
    /** What it will lend, by name, as its build says; without it only the version is judged. */
    offers: z.optional(ContractSymbols),
  }),
])
export type CanDeployRequest = z.infer<typeof CanDeployRequest>
export const CanDeployAnswer = z.object({
  can: z.boolean(),
  /** What would break, one sentence each; empty when nothing would. */
  breaks: z.array(z.string()),
  /** Who would not get it although nothing breaks: pins, kills, rollouts, other channels. */
  notes: z.array(z.string()),
})
export type CanDeployAnswer = z.infer<typeof CanDeployAnswer>

/**
 * GET {api}/releases?remotes=learner,public: which release this visitor would be given now, for a page that has been open for
 * long. Anybody may ask; a remote that there is not is left out, `null` is one that is withheld.
 */
export const CurrentReleases = z.object({ releases: z.record(z.string(), z.nullable(ReleaseRef)) })
export type CurrentReleases = z.infer<typeof CurrentReleases>

/** Newest first. GET {api}/registry/remotes/:remote/history?limit&before (a `seq`). */
export const RegistryHistory = z.array(RegistryChange)
export type RegistryHistory = z.infer<typeof RegistryHistory>

export const RemoteStatus = z.object({
  remote: z.string(),
  channels: z.record(z.string(), ReleaseRef),
  pins: z.array(
    z.object({ tenant: z.string(), release: ReleaseRef, expiresAt: instant, reason: z.string() }),
  ),
  rollouts: z.array(
    z.object({
      id: z.string(),
      ...RolloutSlot.shape,
      holdMs: z.nullable(z.number()),
      reason: z.string(),
      actor: z.string(),
      at: instant,
    }),
  ),
  follows: z.record(z.string(), Channel),
  kills: z.array(z.object({ target: z.string(), actor: z.string(), at: instant, reason: z.string() })),
  /** Newest first, at most 50. */
  releases: z.array(
    z.object({
      release: ReleaseRef,
      registeredAt: instant,
      contract: z.nullable(z.string()),
      /** Whether the running shell offers that contract. */
      fits: z.boolean(),
      fault: z.nullable(z.string()),
    }),
  ),
  faults: z.array(z.string()),
})
export type RemoteStatus = z.infer<typeof RemoteStatus>

/** GET {api}/registry/remotes */
export const RegistryStatus = z.object({
  version: z.number(),
  shellContract: z.string(),
  remotes: z.array(RemoteStatus),
})
export type RegistryStatus = z.infer<typeof RegistryStatus>

/**
 * GET {api}/registry/remotes/:remote/health?hours (24 at most 168): what browsers told of each release. A failure is a
 * report of one page; loads are pages on which the release mounted.
 */
export const RemoteHealth = z.object({
  remote: z.string(),
  /** Start of the first hour. */
  since: instant,
  releases: z.array(
    z.object({
      release: z.string(),
      loads: z.number(),
      failures: z.number(),
      /** From asking for the remote until its page is on the screen; `null` without a load. Milliseconds. */
      p75Ms: z.nullable(z.number()),
      /** Failures by hour, oldest first; one number for each hour asked for. */
      failuresByHour: z.array(z.number()),
    }),
  ),
})
export type RemoteHealth = z.infer<typeof RemoteHealth>

/** GET {api}/registry/remotes/:remote/why?tenant&sticky&at: the decision for one visitor, now or at a past moment. */
export const WhyAnswer = z.object({
  remote: z.string(),
  tenant: z.string(),
  at: instant,
  release: z.nullable(ReleaseRef),
  why: z.array(z.string()),
})
export type WhyAnswer = z.infer<typeof WhyAnswer>

/** POST {api}/registry/tokens (super admin). An empty list means no limit, except for `remotes`, which is exact. */
export const DeployTokenRequest = z.object({
  team: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,39}$/)),
  remotes: z.array(z.string()).check(z.minLength(1)),
  prefixes: z.array(z.string()),
  menus: z.array(z.string()),
})
export type DeployTokenRequest = z.infer<typeof DeployTokenRequest>
/** The token is shown once; the server keeps its hash. */
export const DeployTokenAnswer = z.object({ id: z.string(), team: z.string(), token: z.string() })
export type DeployTokenAnswer = z.infer<typeof DeployTokenAnswer>

/** Answer of every change of the registry; empty when it was so already. */
export const ChangeAnswer = z.object({
  changes: z.array(z.object({ slot: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type ChangeAnswer = z.infer<typeof ChangeAnswer>

/** GET {api}/registry/panel (super admin): what this browser session is given, and how it fares. */
export const PanelAnswer = z.object({
  tenant: z.string(),
  registryVersion: z.number(),
  shellContract: z.string(),
  override: z.nullable(OverrideAnswer),
  remotes: z.array(
    z.object({
      remote: z.string(),
      release: z.nullable(z.string()),
      why: z.array(z.string()),
      /** Of the last 24 hours, this release only; `null` without any. Milliseconds. */
      loads: z.nullable(z.object({ count: z.number(), medianMs: z.number(), p75Ms: z.number() })),
      failures: z.number(),
    }),
  ),
  /** Newest first, at most 20, of every tenant. */
  failures: z.array(
    z.object({
      at: instant,
      tenant: z.string(),
      remote: z.nullable(z.string()),
      release: z.nullable(z.string()),
      phase: z.string(),
      message: z.string(),
      path: z.string(),
    }),
  ),
})
export type PanelAnswer = z.infer<typeof PanelAnswer>
