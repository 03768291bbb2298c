import { z } from 'zod/mini'
import { ReleaseManifest } from './release.ts'
import { code } from '../text.ts'

const instant = z.iso.datetime()

/** `http://localhost:3002/`: loopback only, ends with a slash. */
const localUrl = code(
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/$/,
  40,
  'Use a server on this machine, like http://localhost:3002/',
)

/**
 * POST {api}/registry/overrides (super admin): for this browser session only, load one remote from a server on the
 * admin's own machine. The browser reads `release.json` there, because the server cannot. Without a manifest, pages of
 * this session may read from that address and nothing else changes: the first of two steps.
 */
export const OverrideRequest = z.object({
  url: localUrl,
  manifest: z.optional(ReleaseManifest),
  minutes: z.int().check(z.gte(1), z.lte(60)),
})
/** `remote` is null until the manifest has been read. */
export const OverrideAnswer = z.object({
  remote: z.nullable(z.string()),
  url: z.string(),
  expiresAt: instant,
})
export type OverrideAnswer = z.infer<typeof OverrideAnswer>

/**
 * POST {api}/registry/remotes/:remote/overrides/end, with permission to deploy the remote: its development server has
 * stopped, so browsers must stop loading the remote from there.
 */
export const OverrideEndRequest = z.object({ url: localUrl })
/** Number of browser sessions that used it. */
export const OverrideEndAnswer = z.object({ ended: z.number() })
export type OverrideEndAnswer = z.infer<typeof OverrideEndAnswer>
