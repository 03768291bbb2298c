import { createHash } from 'node:crypto'
import type { RandomBelow } from './paper.rule.ts'

/** Numbers that look random and are the same for the same text. */
export function randomOf(seed: string): RandomBelow {
  let count = 0
  return (limit) => {
    count += 1
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE(0) % limit
  }
}
