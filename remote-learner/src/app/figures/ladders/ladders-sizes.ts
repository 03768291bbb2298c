import type { DrawingSize } from '../drawing.ts'

export const ladderSizes = {
  'ladder-angle': { height: 440, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
