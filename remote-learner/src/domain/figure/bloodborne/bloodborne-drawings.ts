import { GloveRemoval } from './glove-removal.tsx'
import { BloodWaysIn } from './blood-ways-in.tsx'
import { HandWash } from './hand-wash.tsx'
import { VaccineOffer } from './vaccine-offer.tsx'
import { SpillSteps } from './spill-steps.tsx'
import { needlestick } from './needlestick.tsx'
import type { DrawingsOf } from '../drawing.ts'
import { SharpsContainer } from './sharps-container.tsx'
import type { bloodborneSizes } from './bloodborne-sizes.ts'

export const drawings: DrawingsOf<typeof bloodborneSizes> = {
  'sharps-container': SharpsContainer,
  'blood-ways-in': BloodWaysIn,
  'hand-wash': HandWash,
  'vaccine-offer': VaccineOffer,
  'spill-steps': SpillSteps,
  needlestick: needlestick,
  'glove-removal': GloveRemoval,
}
