/** Numbers that look random and are the same for the same seed, so that the demo is the same on every machine. */
export interface Random {
  /** 0 to `limit` - 1. */
  readonly below: (limit: number) => number
  /** Whether something happens that happens in this share of cases. */
  readonly chance: (share: number) => boolean
  readonly oneOf: <T>(list: readonly [T, ...T[]]) => T
}

const MODULUS = 2_147_483_647
const MULTIPLIER = 48_271

/** Park and Miller's generator (Communications of the ACM, 1988 and 1993). `seed`: 1 to 2,147,483,646. */
export function randomFrom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state * MULTIPLIER) % MODULUS
    return state / MODULUS
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    oneOf: (list) => list[below(list.length)] ?? list[0],
  }
}
