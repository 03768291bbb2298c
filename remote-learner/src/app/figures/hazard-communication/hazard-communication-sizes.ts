import type { DrawingSize } from '../drawing.ts'

export const chemicalSizes = {
  'label-parts': { height: 412, isCompact: true },
  'ghs-pictograms': { height: 464, isCompact: true },
} as const satisfies Readonly<Record<string, DrawingSize>>
