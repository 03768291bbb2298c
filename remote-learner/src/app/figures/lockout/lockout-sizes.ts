import type { DrawingSize } from '../drawing.ts'

export const lockoutSizes = {
  'lockout-steps': { height: 294, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
