import type { LocationSummary } from '@platform/shared-contracts/http'

/** By part of the name, part of the agency's name, or the two-letter code. */
export function matchesPlace(typed: string, { name, code, agency }: LocationSummary): boolean {
  const wanted = typed.trim().toLowerCase()
  if (wanted.length === 2 && code.toLowerCase() === wanted) return true
  return `${name} ${agency}`.toLowerCase().includes(wanted)
}
