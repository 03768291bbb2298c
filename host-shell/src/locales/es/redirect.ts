import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/redirect.ts'

export const redirect: Translation<typeof en.redirect> = {
  'sign-in': 'Inicie sesión para abrir esta página.',
  'second-factor': 'Su cuenta necesita un segundo paso. Agréguelo aquí para continuar.',
  role: 'Su rol no tiene acceso a esa página.',
  'super-admin': 'Solo los superadministradores pueden abrir esa página.',
  admin: 'Solo los administradores pueden abrir esa página.',
  partner: 'Solo los profesionales asociados pueden abrir esa página.',
  'company-manager': 'Solo los responsables de una empresa pueden abrir esa página.',
  subscription:
    'Para abrir esa página necesita una suscripción. Los certificados y resultados que ya obtuvo están en Avance.',
  'account-disabled':
    'Se desactivó esta cuenta; por eso se cerró su sesión. Si cree que es un error, escriba a soporte.',
  'directory-left':
    'Usted ya no está en el directorio de su empresa; por eso se cerró su sesión. Pida ayuda a su administrador.',
  'directory-silent':
    'El directorio de su empresa no respondió; por eso se cerró su sesión. Inicie sesión más tarde.',
  'session-ended': 'Su sesión terminó. Por favor, inicie sesión de nuevo.',
  'session-expired':
    'Su sesión estuvo abierta mucho tiempo y por eso terminó. Por favor, inicie sesión de nuevo.',
  'signed-out':
    'Se cerró su sesión: desde otro dispositivo, por un cambio en su cuenta o por un administrador. Por favor, inicie sesión de nuevo.',
}
