import type { DrawingSize } from '../drawing.ts'

export const respiratorSizes = {
  'respirator-seal': { height: 308, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
