import { z } from 'zod/mini'
import { OverrideAnswer } from './override.ts'
import { usualYear, verbatim } from '../text.ts'
import { Channel, ReleaseRef, RolloutSlot } from './registry.ts'

const instant = z.iso.datetime()

/**
 * GET {api}/releases?remotes=learner,public: which releases this visitor would get now, for a page that has been open
 * for a long time. Public; an unknown remote is left out, `null` means that the remote is excluded.
 */
export const CurrentReleases = z.object({ releases: z.record(z.string(), z.nullable(ReleaseRef)) })
export type CurrentReleases = z.infer<typeof CurrentReleases>

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
 * GET {api}/registry/remotes/:remote/health?hours (default 24, at most 168): what browsers reported for each release. A
 * failure is a report from one page; loads are pages on which the release mounted.
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
      /** From the request for the remote until its page is on the screen; `null` without a load. Milliseconds. */
      p75Ms: z.nullable(z.number()),
      /** Failures by hour, oldest first; one number for each requested hour. */
      failuresByHour: z.array(z.number()),
    }),
  ),
})
export type RemoteHealth = z.infer<typeof RemoteHealth>

/** The visitor and the moment that GET {api}/registry/remotes/:remote/why explains; now without `at`. */
export const WhyQuery = z.object({
  tenant: verbatim(40),
  sticky: z.optional(verbatim(100)),
  at: z.optional(z.iso.datetime({ offset: true }).check(usualYear, z.maxLength(40))),
})
export type WhyQuery = z.infer<typeof WhyQuery>

/** GET {api}/registry/remotes/:remote/why?tenant&sticky&at: the decision for one visitor, now or at a past moment. */
export const WhyAnswer = z.object({
  remote: z.string(),
  tenant: z.string(),
  at: instant,
  release: z.nullable(ReleaseRef),
  why: z.array(z.string()),
})
export type WhyAnswer = z.infer<typeof WhyAnswer>

/** GET {api}/registry/panel (super admin): the releases of this browser session and their health. */
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
