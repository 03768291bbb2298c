const BASE_MS = 300
const CAP_MS = 5_000

export const MAX_ATTEMPTS = 3

/**
 * Full jitter: anywhere between nothing and the doubled step, so that browsers that failed together do not come back
 * together. `failures` counts from 1; `random` is in [0, 1).
 */
export function retryDelayMs(failures: number, random: number): number {
  return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** (failures - 1)))
}
