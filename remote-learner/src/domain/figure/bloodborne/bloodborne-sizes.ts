import type { DrawingSize } from '../drawing.ts'

export const bloodborneSizes = {
  'sharps-container': { height: 336 },
  'blood-ways-in': { height: 380 },
  'hand-wash': { height: 350 },
  'vaccine-offer': { height: 360 },
  'spill-steps': { height: 400 },
  needlestick: { height: 330, steps: 4 },
  'glove-removal': { height: 398 },
} as const satisfies Readonly<Record<string, DrawingSize>>
