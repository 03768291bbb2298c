import type { DrawingSize } from '../drawing.ts'

export const machineSizes = {
  'hazard-zones': { height: 350, isCompact: true },
  'grinder-gaps': { height: 292, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
