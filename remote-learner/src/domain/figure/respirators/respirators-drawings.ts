import type { DrawingsOf } from '../drawing.ts'
import { DustControls } from './dust-controls.tsx'
import { FitTest } from './fit-test.tsx'
import { MaskStorage } from './mask-storage.tsx'
import { RespiratorSeal } from './respirator-seal.tsx'
import { RespiratorTypes } from './respirator-types.tsx'
import type { respiratorSizes } from './respirators-sizes.ts'
import { sealLeak } from './seal-leak.tsx'
import { TwoOutside } from './two-outside.tsx'

export const drawings: DrawingsOf<typeof respiratorSizes> = {
  'dust-controls': DustControls,
  'respirator-types': RespiratorTypes,
  'fit-test': FitTest,
  'respirator-seal': RespiratorSeal,
  'seal-leak': sealLeak,
  'mask-storage': MaskStorage,
  'two-outside': TwoOutside,
}
