import { z } from 'zod/mini'
import { EntryFormat } from './release.ts'
import { RemoteListing } from './remote-listing.ts'
import { TenantConfig } from '../tenants/tenant.ts'

/** By route path: the files its page needs besides the entry. */
const PageFiles = z.record(z.string(), z.array(z.string()))

/**
 * One release as the browser loads it. `assets` maps each script and style (relative to `base`) to its integrity;
 * `null` marks a development server on loopback, whose files change under the page.
 */
export const BootRelease = z.object({
  version: z.string(),
  hash: z.string(),
  container: z.string(),
  /** Absolute path or URL, ends with a slash. */
  base: z.string(),
  entry: z.string(),
  /** Absent means a classic script. */
  format: z.optional(EntryFormat),
  assets: z.nullable(z.record(z.string(), z.string())),
  chunks: PageFiles,
  /** URLs of the shared packages in the shell's files that it consumes and that the initial scripts do not contain. */
  sharedFiles: z.optional(z.array(z.string())),
  /** The contract range that the release was built against; the shell negotiates before any byte of it is fetched. */
  contract: z.string(),
})
export type BootRelease = z.infer<typeof BootRelease>

export const BootRemote = z.object({
  id: z.string(),
  listing: RemoteListing,
  /** `null` if no release may run; `why` then has the reason. */
  release: z.nullable(BootRelease),
  /** The registry's decision, step by step, in plain words. */
  why: z.array(z.string()),
})
export type BootRemote = z.infer<typeof BootRemote>

/** Run-time configuration, never baked into a bundle. Bases have no trailing slash. */
export const RuntimeConfig = z.object({
  apiBase: z.string(),
  sessionBase: z.string(),
  /** Host names (no port) of the main training site and of the second known one. */
  trainingHost: z.string(),
  secondHost: z.string(),
  /** Whether browsers should store visited pages for offline use; absent means no. */
  serviceWorker: z.optional(z.boolean()),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>

/**
 * All that the shell needs to start, inlined in the HTML as `<script type="application/json" id="boot">`.
 * Source: platform-server, per (tenant, sticky id).
 */
export const BootDocument = z.object({
  contract: z.string(),
  tenant: TenantConfig,
  config: RuntimeConfig,
  /** The running shell's own files, on the same terms as a release's: its later chunks are checked too. None where `remotesAt` names their list. */
  shell: z.object({
    base: z.string(),
    assets: z.nullable(z.record(z.string(), z.string())),
    /** Of the shell's own pages. */
    chunks: z.optional(PageFiles),
  }),
  /** Empty where `remotesAt` names their list. */
  remotes: z.array(BootRemote),
  /**
   * URL and integrity of the `BootList`. Its name contains a hash of its content, so the document does not grow with
   * the number of remotes. Absent if a remote is served from a developer's machine.
   */
  remotesAt: z.optional(z.object({ url: z.string(), integrity: z.string() })),
  /** A release is being rolled out to this tenant: visits are counted, see `VisitAnswer`. */
  visits: z.optional(z.boolean()),
})
export type BootDocument = z.infer<typeof BootDocument>

/** The common part of a tenant's documents, in a separate file: the shell's files with integrity, and the remotes. */
export const BootList = z.object({
  shell: z.record(z.string(), z.string()),
  /** Of the shell's own pages. */
  chunks: z.optional(PageFiles),
  remotes: z.array(BootRemote),
})
export type BootList = z.infer<typeof BootList>
