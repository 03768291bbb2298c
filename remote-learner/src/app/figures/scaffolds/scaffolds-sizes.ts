import type { DrawingSize } from '../drawing.ts'

export const scaffoldSizes = {
  'scaffold-parts': { height: 412, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
