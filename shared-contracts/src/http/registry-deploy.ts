import { z } from 'zod/mini'
import { ReasonRequest } from './registry-change.ts'
import { Channel, ReleaseRef } from './registry.ts'
import { ContractSymbols, ReleaseManifest } from './release.ts'
import { code, verbatim, version } from './text.ts'

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
  reason: ReasonRequest.shape.reason,
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

/**
 * POST {api}/registry/can-deploy (deploy token): would it run, before anything moves. Of a release: its manifest. Of a
 * shell: the contract that it will offer, and what its build lends by name.
 */
export const CanDeployRequest = z.union([
  z.object({ manifest: ReleaseManifest }),
  z.object({
    shellContract: version('A version like 1.4.0.'),
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

/** POST {api}/registry/tokens (super admin). An empty list means no limit, except for `remotes`, which is exact. */
export const DeployTokenRequest = z.object({
  team: code(/^[a-z0-9][a-z0-9-]{1,39}$/, 40),
  remotes: z.array(verbatim(40)).check(z.minLength(1), z.maxLength(100)),
  prefixes: z.array(verbatim(200)).check(z.maxLength(100)),
  menus: z.array(verbatim(40)).check(z.maxLength(100)),
})
export type DeployTokenRequest = z.infer<typeof DeployTokenRequest>
/** The token is shown once; the server keeps its hash. */
export const DeployTokenAnswer = z.object({ id: z.string(), team: z.string(), token: z.string() })
export type DeployTokenAnswer = z.infer<typeof DeployTokenAnswer>
