import type { RandomBelow } from './paper.rule.ts'

/** A different but repeatable sequence for each seed: the generator mulberry32. */
export function randomFrom(seed: number): RandomBelow {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}
