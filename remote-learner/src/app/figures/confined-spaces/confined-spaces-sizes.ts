import type { DrawingSize } from '../drawing.ts'

export const confinedSpaceSizes = {
  'test-order': { height: 142, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
