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
    'account-disabled':
      'Se desactivó esta cuenta; por eso se cerró su sesión. Escriba al servicio de ayuda si cree que es un error.',
    'directory-left':
      'El directorio de su empresa ya no lo incluye; por eso se cerró su sesión. Pregunte a su administrador.',
    'directory-silent':
      'El directorio de su empresa no contesta desde hace mucho; por eso se cerró su sesión. Inicie sesión más tarde.',
    'session-ended': 'Su sesión terminó. Por favor, inicie sesión de nuevo.',
    'session-expired':
      'Su sesión estuvo abierta mucho tiempo, así que terminó. Por favor, inicie sesión de nuevo.',
    'signed-out':
      'Se cerró su sesión: desde otro dispositivo, por un cambio en su cuenta o por un administrador. Por favor, inicie sesión de nuevo.',
  }),
}
