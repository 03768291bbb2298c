import type { ReleaseManifest } from '../../http/releases/release.ts'

type Identified = Pick<ReleaseManifest, 'listing' | 'version' | 'assets'>

/**
 * The text whose SHA-256 names a release: equal builds give equal text, whatever the order of keys and files.
 * The kit hashes it at build, the registry again at deploy; `hash` is the first 12 hex digits.
 */
export function releaseIdentity({ listing, version, assets }: Identified): string {
  const files = assets.map(({ file, integrity }) => [file, integrity]).sort(byFile)
  return JSON.stringify(sorted({ listing, version, files }))
}

function byFile(one: readonly (string | undefined)[], other: readonly (string | undefined)[]): number {
  return (one[0] ?? '') < (other[0] ?? '') ? -1 : 1
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(withSorted))
}

function withSorted([key, value]: [string, unknown]): [string, unknown] {
  return [key, sorted(value)]
}
