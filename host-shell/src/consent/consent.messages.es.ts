import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { consentMessages } from './consent.messages.ts'

export const consentEs = {
  consent: inSpanish<typeof consentMessages>()({
    title: 'Cookies',
    text: 'Guardamos lo que este sitio necesita para funcionar. Con su permiso también medimos qué tan rápidas son sus páginas.',
    accept: 'Aceptar todo',
    decline: 'Rechazar',
    manage: 'Detalles',
  }),
}
