import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { partnerMessages } from './partner.messages.ts'

export const partnerEs = {
  partner: inSpanish<typeof partnerMessages>()({
    text: 'Vea a sus trabajadores y su avance en el panel de capacitación.',
    open: 'Abrir el panel de capacitación',
  }),
}
