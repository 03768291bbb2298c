import { expiryAfter, renewalInterval } from '../certificates/renewal-interval.rule.ts'
import type { Trained } from './standing.rule.ts'

/**
 * The training of a class in a module. It counts from the end of its day, as long as a certificate of the module would;
 * a new version of our content says nothing about what was taught there.
 */
export function classTraining(moduleCode: string, heldOn: string): Trained {
  const at = new Date(`${heldOn}T23:59:59.999Z`)
  const { months } = renewalInterval(moduleCode)
  return { by: 'class', at, expiresAt: expiryAfter(at, months), isOutdated: false }
}

/** What counts of a certificate and a class: what is not outdated, then what counts longer. */
export function betterOf(one: Trained | null, other: Trained | null): Trained | null {
  if (one === null || other === null) return one ?? other
  if (one.isOutdated !== other.isOutdated) return one.isOutdated ? other : one
  return other.expiresAt > one.expiresAt ? other : one
}
