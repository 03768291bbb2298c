import type { DrawingSize } from '../drawing.ts'

export const machineSizes = {
  'hazard-zones': { height: 350 },
  'nip-point': { height: 288, steps: 4 },
  'guard-kinds': { height: 422 },
  'safe-distance': { height: 366 },
  'grinder-gaps': { height: 292 },
  'dressed-for-machine': { height: 372 },
  'lockout-line': { height: 302 },
} as const satisfies Readonly<Record<string, DrawingSize>>
