import type { DrawingSize } from '../drawing.ts'

export const emergencySizes = {
  'which-way': { height: 440 },
  'evacuation-plan': { height: 420 },
  'head-count': { height: 304, steps: 4 },
  'extinguisher-steps': { height: 294 },
  eyewash: { height: 350 },
} as const satisfies Readonly<Record<string, DrawingSize>>
