export interface PolicySources {
  /** `'sha384-…'` values of the inline scripts and styles, without quotes. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** Origins that the page may show in a frame; empty for none. */
  readonly frames: readonly string[]
  /** Hosts of development servers; empty outside development. */
  readonly devHosts: readonly string[]
}

/** Only inline code from the server itself runs, named by its hash; nothing is loaded from anywhere else. */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  frames,
  devHosts,
}: PolicySources): string {
  const isDev = devHosts.length > 0
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'", ...devHosts],
    'script-src': ["'self'", ...quoted(scriptHashes), ...devHosts, ...(isDev ? ["'unsafe-eval'"] : [])],
    // A browser ignores 'unsafe-inline' as soon as one hash is named.
    'style-src': isDev ? ["'self'", ...devHosts, "'unsafe-inline'"] : ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:', 'blob:', ...devHosts],
    // Recordings play from memory, so that they play the same without a network.
    'media-src': ["'self'", 'blob:', ...devHosts],
    'connect-src': ["'self'", ...devHosts, ...devHosts.map((host) => host.replace(/^http/, 'ws'))],
    'worker-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function quoted(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${hash}'`)
}
