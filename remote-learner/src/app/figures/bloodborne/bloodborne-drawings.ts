import type { DrawingsOf } from '../drawing.ts'
import { SharpsContainer } from './sharps-container.tsx'
import type { bloodborneSizes } from './bloodborne-sizes.ts'

export const drawings: DrawingsOf<typeof bloodborneSizes> = {
  'sharps-container': SharpsContainer,
}
