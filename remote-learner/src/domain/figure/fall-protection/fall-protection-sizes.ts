import type { DrawingSize } from '../drawing.ts'

export const fallSizes = {
  'trigger-heights': { height: 462 },
  'guardrail-heights': { height: 310 },
  'fall-clearance': { height: 452 },
  'fall-unfolds': { height: 336, steps: 5 },
  'harness-fit': { height: 446 },
  'hanging-and-standing': { height: 332 },
  'training-certification': { height: 330 },
} as const satisfies Readonly<Record<string, DrawingSize>>
