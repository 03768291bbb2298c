import type { DrawingSize } from '../drawing.ts'

export const ladderSizes = {
  'ladder-types': { height: 404 },
  'ladder-damage': { height: 436 },
  'ladder-angle': { height: 440 },
  'ladder-slide': { height: 336, steps: 4 },
  'three-contacts': { height: 412 },
  'ladder-and-line': { height: 456 },
  'fixed-ladder': { height: 488 },
} as const satisfies Readonly<Record<string, DrawingSize>>
