import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { turnedAwayMessages } from './turned-away.messages.ts'

export const turnedAwayEs = {
  'turned-away': inSpanish<typeof turnedAwayMessages>()({
    'sign-in': 'Inicie sesión para abrir la página que pidió.',
    'second-factor': 'Su cuenta necesita un segundo paso. Agréguelo aquí para continuar.',
    role: 'Su rol no permite abrir la página que pidió.',
    'super-admin': 'La página que pidió es solo para superadministradores.',
    admin: 'La página que pidió es solo para administradores.',
    partner: 'La página que pidió es solo para profesionales asociados.',
    subscription:
      'Para la página que pidió hace falta una suscripción. Los certificados y resultados que ya obtuvo están en Progreso.',
  }),
}
