import { createHash } from 'node:crypto'
import type { ReleaseTrial } from './release-trial.ts'

/**
 * One trial after the other, until one finds something. A manifest that passed all is not tried again in this process:
 * neither it nor its files can change. The hash of a release does not cover all of its manifest, so it is no name for it.
 */
export function combineTrials(...trials: readonly ReleaseTrial[]): ReleaseTrial {
  const passed = new Set<string>()
  return async (manifest, ref) => {
    const digest = createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
    if (passed.has(digest)) return []
    for (const trial of trials) {
      const faults = await trial(manifest, ref)
      if (faults.length > 0) return faults
    }
    passed.add(digest)
    return []
  }
}
