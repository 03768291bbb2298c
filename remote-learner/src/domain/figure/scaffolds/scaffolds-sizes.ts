import type { DrawingSize } from '../drawing.ts'

export const scaffoldSizes = {
  'scaffold-parts': { height: 414 },
  'scaffold-ties': { height: 362, steps: 4 },
  planking: { height: 390 },
  'scaffold-edge': { height: 408 },
  'scaffold-tags': { height: 346 },
  'rolling-tower': { height: 484 },
} as const satisfies Readonly<Record<string, DrawingSize>>
