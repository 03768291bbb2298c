import type { DrawingsOf } from '../drawing.ts'
import { EyeProtection } from './eye-protection.tsx'
import type { equipmentSizes } from './protective-equipment-sizes.ts'

export const drawings: DrawingsOf<typeof equipmentSizes> = {
  'eye-protection': EyeProtection,
}
