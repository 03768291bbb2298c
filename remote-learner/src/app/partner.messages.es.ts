import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { partnerMessages } from './partner.messages.ts'

export const partnerEs = {
  partner: inSpanish<typeof partnerMessages>()({
    text: 'Sus trabajadores, y cuánto llevan avanzado, tienen una página propia.',
    open: 'Abrir el tablero de capacitación',
  }),
}
