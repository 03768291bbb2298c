import type { ContractSymbols } from '../http/release.ts'
import { missingSymbols } from './missing-symbols.rule.ts'

/** Version of shared-contracts/remote: what the running shell offers. Semantic versioning. */
export const CONTRACT_VERSION = '1.0.0'

export type Negotiation = { readonly fits: true } | { readonly fits: false; readonly reason: string }

/** Names as the two builds wrote them down; nothing is judged by name unless both did. */
export interface NegotiatedSymbols {
  readonly uses: ContractSymbols | undefined
  readonly offers: ContractSymbols | undefined
}

/**
 * Whether a remote built for `range` (a caret range, `^1.2.0`) can run in a shell that offers `version`: the range is the
 * promise, the names that the remote really uses are the proof. Pure: the command line, the server and the shell all ask it.
 */
export function negotiate(range: string, version: string, symbols?: NegotiatedSymbols): Negotiation {
  const fit = negotiateVersion(range, version)
  const missing = symbols?.uses && symbols.offers ? missingSymbols(symbols.uses, symbols.offers) : []
  if (missing.length === 0) return fit
  const reasons = [
    ...(fit.fits ? [] : [fit.reason]),
    `uses ${missing.join(', ')}, which the shell does not offer`,
  ]
  return { fits: false, reason: reasons.join('; ') }
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
