import type { DrawingSize } from '../drawing.ts'

export const respiratorSizes = {
  'dust-controls': { height: 422 },
  'respirator-types': { height: 438 },
  'fit-test': { height: 342 },
  'respirator-seal': { height: 312 },
  'seal-leak': { height: 316, steps: 4 },
  'mask-storage': { height: 262 },
  'two-outside': { height: 356 },
} as const satisfies Readonly<Record<string, DrawingSize>>
