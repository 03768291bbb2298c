import { HelmetTypes } from './helmet-types.tsx'
import { ControlOrder } from './control-order.tsx'
import { GloveChoice } from './glove-choice.tsx'
import { noiseTime } from './noise-time.tsx'
import { EarPlug } from './ear-plug.tsx'
import { BeforeUse } from './before-use.tsx'
import type { DrawingsOf } from '../drawing.ts'
import { EyeProtection } from './eye-protection.tsx'
import type { equipmentSizes } from './protective-equipment-sizes.ts'

export const drawings: DrawingsOf<typeof equipmentSizes> = {
  'eye-protection': EyeProtection,
  'control-order': ControlOrder,
  'glove-choice': GloveChoice,
  'noise-time': noiseTime,
  'ear-plug': EarPlug,
  'before-use': BeforeUse,
  'helmet-types': HelmetTypes,
}
