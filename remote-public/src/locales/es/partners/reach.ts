import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/partners/reach.ts'

export const partnersReach: Translation<typeof en.partnersReach> = {
  states: 'Estados que atiende',
  languages: 'Idiomas',
}
