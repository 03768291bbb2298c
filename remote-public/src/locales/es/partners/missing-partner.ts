import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/partners/missing-partner.ts'

export const partnersMissing: Translation<typeof en.partnersMissing> = {
  title: 'No se encontró el perfil',
  lead: 'Puede que esta persona se haya ido, o que la dirección tenga un error. Estos son los profesionales con quienes puede comunicarse.',
}
