import type { DrawingSize } from '../drawing.ts'

export const bloodborneSizes = {
  'sharps-container': { height: 336, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
