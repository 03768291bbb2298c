import { z } from 'zod/mini'
import { ContractSymbols, ReleaseAsset } from './release.ts'
import { ListedRoute } from './remote-listing.ts'

/** Parts of the shell that are inlined in the HTML. Each script and style is allowed by its hash; no other is. */
export const ShellInline = z.object({
  /** Critical CSS, after the theme variables. */
  style: z.optional(z.string()),
  /** A classic script that runs before the first paint. */
  script: z.optional(z.string()),
  /** What the page shows until the shell has started, inside `<div id="root">`. */
  body: z.optional(z.string()),
})
export type ShellInline = z.infer<typeof ShellInline>

/**
 * The manifest of a shell build: `shell.json` next to its files. The server composes the HTML from it and
 * serves the files under /shell/, immutable, so each name contains a hash of the content.
 */
export const ShellManifest = z.object({
  /** The contract version that this shell offers to remotes. */
  contract: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** The members of the interfaces that it gives remotes; absent in a build of an older kit. */
  offers: z.optional(ContractSymbols),
  hash: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  assets: z.array(ReleaseAsset),
  /** Initial scripts, in the order they run. */
  scripts: z.array(z.string()).check(z.minLength(1)),
  /** Initial styles, in the order they cascade. */
  styles: z.array(z.string()),
  /** Files of each of the shell's own pages, by route path. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** The packages that it provides in the share scope; absent in a build of an older kit. */
  shared: z.optional(z.array(z.string())),
  /** Files of shared packages that the initial scripts do not contain, by package. */
  sharedFiles: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The shell's own pages; a remote that claims one of them is refused. */
  routes: z.array(ListedRoute),
  /** Former addresses of pages; the server answers them with 301, the shell follows them on navigation. */
  redirects: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
  /** The shell built for the server, one of `assets`: it renders pages and provides the shared packages to releases. */
  server: z.optional(z.string()),
  /** The service worker, one of `assets`: the server sends it at /service-worker.js. */
  worker: z.optional(z.string()),
  /** The preview image of a shared link, 1200 by 630 pixels, one of `assets`: for tenants without their own. */
  socialImage: z.optional(z.string()),
  /** The typeface, one of `assets`. The inline script decides which pages use it and when it is requested. */
  typeface: z.optional(z.string()),
  inline: z.optional(ShellInline),
})
export type ShellManifest = z.infer<typeof ShellManifest>
