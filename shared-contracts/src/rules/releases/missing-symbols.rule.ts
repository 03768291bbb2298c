import type { ContractSymbols } from '../../http/releases/release.ts'

const answers = new WeakMap<ContractSymbols, WeakMap<ContractSymbols, readonly string[]>>()

/**
 * What a remote uses and a shell does not offer: `Platform.cart`. Pure; the same two objects are compared once, because a
 * registry asks for every visitor.
 */
export function missingSymbols(uses: ContractSymbols, offers: ContractSymbols): readonly string[] {
  const known = answers.get(offers)?.get(uses)
  if (known) return known
  const missing = Object.entries(uses)
    // Manifests of older kits list names of packages as well; those are written small.
    .filter(([owner]) => /^[A-Z]/.test(owner))
    .flatMap(([owner, members]) => missingOf(owner, members, offers[owner] ?? []))
  const ofOffers = answers.get(offers) ?? new WeakMap<ContractSymbols, readonly string[]>()
  answers.set(offers, ofOffers.set(uses, missing))
  return missing
}

function missingOf(owner: string, members: readonly string[], offered: readonly string[]): readonly string[] {
  return members.filter((member) => !offered.includes(member)).map((member) => `${owner}.${member}`)
}
