import { z } from 'zod/mini'
import { RemoteListing } from './remote-listing.ts'

/** `sha384-` and the base64 of the digest; browsers ignore anything malformed, so the pattern is strict. */
export const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

export const ReleaseAsset = z.object({ file: z.string(), integrity: Integrity, sizeBytes: z.number() })
export type ReleaseAsset = z.infer<typeof ReleaseAsset>

/**
 * Names of the contract between shell and remotes, sorted: by lent package (`react-router-dom`: `['Link']`, `*` for all of it),
 * and the members of what the shell hands over, by interface (`Platform`: `['fetch', 'tenant']`).
 */
export const ContractSymbols = z.record(z.string(), z.array(z.string()))
export type ContractSymbols = z.infer<typeof ContractSymbols>

/**
 * What a build of a remote says of itself: `release.json` beside its files, written by the kit's webpack preset.
 * Immutable and content-addressed: `hash` covers the listing and every asset.
 */
export const ReleaseManifest = z.object({
  listing: RemoteListing,
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** First 12 hex digits of the SHA-256 over listing, version and assets. */
  hash: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  /** Federation container name, a JavaScript identifier: `remote_public`. */
  container: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** File of the container's entry, one of `assets`. */
  entry: z.string(),
  assets: z.array(ReleaseAsset).check(z.minLength(1)),
  /** By route path: all scripts and styles that the page needs besides the entry, in load order. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** The same exposed module built for the server, one of `assets`; a release without one is rendered by the browser. */
  server: z.optional(z.string()),
  /** Shared packages it was built with, name to version. */
  shared: z.record(z.string(), z.string()),
  /** What it really takes from the shell, by name; unknown for a build of an older kit. */
  uses: z.optional(ContractSymbols),
  gitSha: z.nullable(z.string()),
  builtAt: z.iso.datetime(),
})
export type ReleaseManifest = z.infer<typeof ReleaseManifest>
