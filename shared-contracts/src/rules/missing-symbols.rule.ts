import type { ContractSymbols } from '../http/release.ts'

const ALL = '*'
/** Federation answers a default import for every package, whether it has one or not. */
const ALWAYS_THERE = new Set(['default', ALL])

const answers = new WeakMap<ContractSymbols, WeakMap<ContractSymbols, readonly string[]>>()

/**
 * What a remote uses and a shell does not lend: `Link of react-router-dom`, `Platform.cart`. Pure; the same two objects
 * are compared once, because a registry asks for every visitor.
 */
export function missingSymbols(uses: ContractSymbols, offers: ContractSymbols): readonly string[] {
  const known = answers.get(offers)?.get(uses)
  if (known) return known
  const missing = Object.entries(uses).flatMap(([source, names]) => missingOf(source, names, offers[source]))
  const ofOffers = answers.get(offers) ?? new WeakMap<ContractSymbols, readonly string[]>()
  answers.set(offers, ofOffers.set(uses, missing))
  return missing
}

function missingOf(source: string, names: readonly string[], offered: readonly string[] | undefined) {
  if (offered?.includes(ALL)) return []
  const there = new Set(offered)
  return names
    .filter((name) => (offered && ALWAYS_THERE.has(name) ? false : !there.has(name)))
    .map((name) => (isInterface(source) ? `${source}.${name}` : `${name} of ${source}`))
}

/** Packages are written small. */
function isInterface(source: string): boolean {
  return /^[A-Z]/.test(source)
}
