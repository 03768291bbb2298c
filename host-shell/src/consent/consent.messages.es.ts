import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { consentMessages } from './consent.messages.ts'

export const consentEs = {
  consent: inSpanish<typeof consentMessages>()({
    title: 'Cookies',
    text: 'Este sitio guarda solo lo que necesita para funcionar. Si usted acepta, también medimos qué tan rápido cargan sus páginas.',
    accept: 'Aceptar todo',
    decline: 'Rechazar',
    manage: 'Administrar',
  }),
}
