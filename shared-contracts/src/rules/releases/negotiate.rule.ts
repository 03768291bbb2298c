/** Version of shared-contracts/remote: what the running shell offers. Semantic versioning. */
export const CONTRACT_VERSION = '2.0.0'

export type Negotiation = { readonly fits: true } | { readonly fits: false; readonly reason: string }

/**
 * Whether a remote built for `range` (a caret range, `^1.2.0`) can run in a shell that offers `version`. The range is
 * the promise, `missing` the proof: names that the remote really uses and the shell does not share (`missingSymbols`).
 * Pure: the command line, the server and the shell all use it. The shell on a page passes no names, because the server
 * has already checked them.
 */
export function negotiate(range: string, version: string, missing: readonly string[] = []): Negotiation {
  const fit = negotiateVersion(range, version)
  if (missing.length === 0) return fit
  const lacks = `uses ${missing.join(', ')}, which the shell does not offer`
  return { fits: false, reason: fit.fits ? lacks : `${fit.reason}; ${lacks}` }
}

function negotiateVersion(range: string, version: string): Negotiation {
  const wanted = parseVersion(/^\^(.+)$/.exec(range)?.[1] ?? '')
  const offered = parseVersion(version)
  if (!wanted) return { fits: false, reason: `contract range "${range}" is not a caret range like ^1.0.0` }
  if (!offered) return { fits: false, reason: `shell contract "${version}" is not a version like 1.0.0` }
  if (wanted.major !== offered.major)
    return { fits: false, reason: `needs contract ${range}, the shell offers ${version}` }
  if (isOlder(offered, wanted))
    return { fits: false, reason: `needs contract ${range}, the shell offers only ${version}` }
  return { fits: true }
}

interface Version {
  readonly major: number
  readonly minor: number
  readonly patch: number
}

function isOlder(offered: Version, wanted: Version): boolean {
  return offered.minor < wanted.minor || (offered.minor === wanted.minor && offered.patch < wanted.patch)
}

function parseVersion(text: string): Version | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)
  if (!match) return null
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) }
}
