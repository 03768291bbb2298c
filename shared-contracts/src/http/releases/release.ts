import { z } from 'zod/mini'
import { RemoteListing } from './remote-listing.ts'
import { Instant, code, verbatim, version } from '../text.ts'

/** `sha384-` and the base64 of the digest; browsers ignore anything malformed, so the pattern is strict. */
export const Integrity = code(/^sha384-[A-Za-z0-9+/]{64}$/, 71)

/** A path below the build's own folder. */
const file = verbatim(300).check(z.minLength(1))
const names = z.record(verbatim(200), z.array(verbatim(300)).check(z.maxLength(5000)))

export const ReleaseAsset = z.object({
  file,
  integrity: Integrity,
  sizeBytes: z.int().check(z.gte(0), z.lte(1_000_000_000)),
})
export type ReleaseAsset = z.infer<typeof ReleaseAsset>

/** Members of what the shell gives a remote, by interface, sorted: `{ Platform: ['fetch', 'tenant'] }`. */
export const ContractSymbols = names
export type ContractSymbols = z.infer<typeof ContractSymbols>

export const EntryFormat = z.enum(['script', 'module'])
export type EntryFormat = z.infer<typeof EntryFormat>

/**
 * The description of a build of a remote: `release.json` beside its files, written by the kit's webpack preset.
 * Immutable and content-addressed: `hash` covers the listing and every asset.
 */
export const ReleaseManifest = z.object({
  listing: RemoteListing,
  version: version(),
  /** First 12 hex digits of the SHA-256 over listing, version and assets. */
  hash: code(/^[0-9a-f]{12}$/, 12),
  /** Federation container name, a JavaScript identifier: `remote_public`. */
  container: code(/^[a-z][a-z0-9_]*$/, 100),
  /** File of the container's entry, one of `assets`. */
  entry: file,
  /** How the entry is loaded: a classic script (webpack, Rspack), which is the default, or an ES module (Vite). */
  format: z.optional(EntryFormat),
  assets: z.array(ReleaseAsset).check(z.minLength(1), z.maxLength(5000)),
  /** By route path: all scripts and styles that the page needs besides the entry, in load order. */
  chunks: names,
  /** The same exposed module built for the server, one of `assets`; a release without one is rendered by the browser. */
  server: z.optional(file),
  /** The packages that it consumes from the share scope, name to the version it was built with. */
  shared: z.record(verbatim(200), verbatim(200)),
  /** The members of the shell's interfaces that it really uses; unknown for a build of an older kit. */
  uses: z.optional(ContractSymbols),
  gitSha: z.nullable(verbatim(64)),
  builtAt: Instant,
})
export type ReleaseManifest = z.infer<typeof ReleaseManifest>
