import type { DrawingSize } from '../drawing.ts'

export const equipmentSizes = {
  'eye-protection': { height: 142, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
