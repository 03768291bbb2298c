import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/partner.ts'

export const partner: Translation<typeof en.partner> = {
  text: 'Vea a sus trabajadores y su avance en el panel de capacitación.',
  open: 'Abrir el panel de capacitación',
}
