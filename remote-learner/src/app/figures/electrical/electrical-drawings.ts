import type { DrawingsOf } from '../drawing.ts'
import { LineDistances } from './line-distances.tsx'
import type { electricalSizes } from './electrical-sizes.ts'

export const drawings: DrawingsOf<typeof electricalSizes> = {
  'line-distances': LineDistances,
}
