import type { DrawingSize } from '../drawing.ts'

export const electricalSizes = {
  'line-distances': { height: 480, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
