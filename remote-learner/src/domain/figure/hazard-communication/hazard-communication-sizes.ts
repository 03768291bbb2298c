import type { DrawingSize } from '../drawing.ts'

export const chemicalSizes = {
  'label-parts': { height: 424 },
  'ghs-pictograms': { height: 464 },
  'product-identifier': { height: 288 },
  'data-sheet': { height: 440 },
  'workplace-label': { height: 466 },
  'chemical-ways-in': { height: 380 },
  'changed-label': { height: 336 },
} as const satisfies Readonly<Record<string, DrawingSize>>
