import type { DrawingsOf } from '../drawing.ts'
import { TestOrder } from './test-order.tsx'
import type { confinedSpaceSizes } from './confined-spaces-sizes.ts'

export const drawings: DrawingsOf<typeof confinedSpaceSizes> = {
  'test-order': TestOrder,
}
