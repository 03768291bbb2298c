import type { DrawingsOf } from '../drawing.ts'
import { RespiratorSeal } from './respirator-seal.tsx'
import type { respiratorSizes } from './respirators-sizes.ts'

export const drawings: DrawingsOf<typeof respiratorSizes> = {
  'respirator-seal': RespiratorSeal,
}
