import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/consent.ts'

export const consent: Translation<typeof en.consent> = {
  title: 'Cookies',
  text: 'Este sitio guarda solo lo que necesita para funcionar. Si usted acepta, también medimos qué tan rápido cargan sus páginas.',
  accept: 'Aceptar todo',
  decline: 'Rechazar',
  manage: 'Administrar',
}
