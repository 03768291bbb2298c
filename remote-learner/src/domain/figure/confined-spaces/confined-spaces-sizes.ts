import type { DrawingSize } from '../drawing.ts'

export const confinedSpaceSizes = {
  'test-order': { height: 142 },
  'entry-plane': { height: 366 },
  'gas-levels': { height: 410, steps: 4 },
  'permit-roles': { height: 384 },
  'ready-to-enter': { height: 420 },
  retrieval: { height: 388 },
  'sewer-flood': { height: 336 },
} as const satisfies Readonly<Record<string, DrawingSize>>
