import { z } from 'zod/mini'
import { ReasonRequest } from './registry-change.ts'
import { Channel, ReleaseRef } from './registry.ts'
import { ContractSymbols, ReleaseManifest } from './release.ts'
import { code, text, verbatim, version } from '../text.ts'

/**
 * POST {api}/registry/uploads (deploy token): the first request of a deploy, before any file is sent. Answers which
 * files the server does not have yet.
 * Errors: 401, 403 if the token does not allow the remote, path or menu, 409 a path is taken, 422 listing, hash or
 * contract.
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
  /** `null` registers the release without moving a channel. */
  channel: z.nullable(Channel),
  reason: ReasonRequest.shape.reason,
  /** Moves the channel even if the running shell does not offer the contract yet; the release waits until one does. */
  waitsForShell: z.optional(z.boolean()),
})
export type ReleaseRequest = z.infer<typeof ReleaseRequest>

export const ReleaseAnswer = z.object({
  remote: z.string(),
  release: ReleaseRef,
  /** The release that the channel named before; `null` if it was empty or is not moved. */
  previous: z.nullable(ReleaseRef),
  /** False if the channel already named this release. */
  moved: z.boolean(),
})
export type ReleaseAnswer = z.infer<typeof ReleaseAnswer>

/**
 * POST {api}/registry/can-deploy (deploy token): a dry run, without any change. For a release, send its manifest. For a
 * shell, send the contract version that it will offer and the names that its build shares.
 */
export const CanDeployRequest = z.union([
  z.object({ manifest: ReleaseManifest }),
  z.object({
    shellContract: version('Use a version like 1.4.0.'),
    /** The names that the shell's build will share; without it only the version is checked. */
    offers: z.optional(ContractSymbols),
    /** The packages that it will provide in the share scope; without it they are not checked. */
    shared: z.optional(z.array(verbatim(200)).check(z.maxLength(100))),
  }),
])
export type CanDeployRequest = z.infer<typeof CanDeployRequest>
export const CanDeployAnswer = z.object({
  can: z.boolean(),
  /** What would break, one sentence each; empty if nothing would. */
  breaks: z.array(z.string()),
  /** Who would not get it although nothing breaks: because of pins, kills, rollouts, other channels. */
  notes: z.array(z.string()),
})
export type CanDeployAnswer = z.infer<typeof CanDeployAnswer>

export const DEPLOY_TOKEN_DAYS = 90
export const DEPLOY_TOKEN_DAYS_MAX = 365
const daysLimit = `Enter a whole number from 1 to ${DEPLOY_TOKEN_DAYS_MAX}.`

/**
 * POST {api}/registry/tokens, for platform operators. An empty list means no limit, except for `remotes`, which is
 * exact. `name` is the team's by default. `days` is the lifetime of the token: 1 to 365, 90 by default.
 */
export const DeployTokenRequest = z.object({
  team: code(
    /^[a-z0-9][a-z0-9-]{1,39}$/,
    40,
    'Enter 2 to 40 lowercase letters, digits and dashes, such as learner.',
  ),
  name: z.optional(text(80).check(z.minLength(1, 'Enter a name.'))),
  remotes: z
    .array(code(/^[a-z0-9-]+$/, 40, 'Enter remotes in lowercase letters, digits and dashes.'))
    .check(z.minLength(1, 'Enter at least one remote.'), z.maxLength(100)),
  prefixes: z
    .array(code(/^\/[\w/.-]*$/, 200, 'Start each path with a slash, such as /training.'))
    .check(z.maxLength(100)),
  menus: z.array(z.enum(['main', 'services', 'admin'])).check(z.maxLength(3)),
  days: z._default(
    z.int(daysLimit).check(z.gte(1, daysLimit), z.lte(DEPLOY_TOKEN_DAYS_MAX, daysLimit)),
    DEPLOY_TOKEN_DAYS,
  ),
})
export type DeployTokenRequest = z.infer<typeof DeployTokenRequest>
/** The token is shown once; the server stores only its hash. */
export const DeployTokenAnswer = z.object({
  id: z.string(),
  team: z.string(),
  name: z.string(),
  expiresAt: z.iso.datetime(),
  token: z.string(),
})
export type DeployTokenAnswer = z.infer<typeof DeployTokenAnswer>

/** A token as operators see it, without its secret. */
export const DeployToken = z.object({
  id: z.string(),
  name: z.string(),
  team: z.string(),
  remotes: z.array(z.string()),
  prefixes: z.array(z.string()),
  menus: z.array(z.string()),
  state: z.enum(['active', 'expired', 'revoked']),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
  revokedBy: z.nullable(z.string()),
  /** Accurate to ten minutes; `null` for a token that was never used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Network address of that use. */
  lastUsedFrom: z.nullable(z.string()),
})
export type DeployToken = z.infer<typeof DeployToken>

/** GET {api}/registry/tokens, for platform operators: active ones first, then the newest. DELETE ./:id revokes one. */
export const DeployTokenList = z.object({ items: z.array(DeployToken) })
export type DeployTokenList = z.infer<typeof DeployTokenList>
