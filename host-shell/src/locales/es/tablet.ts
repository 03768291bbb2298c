import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/tablet.ts'

export const tablet: Translation<typeof en.tablet> = {
  title: 'Inicie sesión en su capacitación',
  place: '{company}, {name}',
  loading: 'Cargando...',
  failed: 'Esta tableta no puede conectarse con el servidor. Revise la red.',
  retry: 'Reintentar',
  setup:
    'Este dispositivo todavía no es una tableta compartida. Pida al gerente de su empresa que abra aquí el enlace de una tableta.',
  otherSignIn: 'Iniciar sesión con un correo',
  gone: 'Esta tableta se eliminó. Pida al gerente de su empresa que la configure de nuevo.',
  number: 'Número de empleado',
  numberHint: 'Está en la tarjeta que le dio su gerente.',
  pin: 'PIN',
  pinHint: '6 dígitos',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión...',
  noConnection: 'No hay conexión con el servidor. Revise la red e inténtelo de nuevo.',
  signedIn: '{name} tiene la sesión abierta en este dispositivo.',
  goOn: 'Continuar',
  signOut: 'Cerrar sesión',
}

export const tabletBar: Translation<typeof en.tabletBar> = {
  label: 'Tableta compartida',
  who: 'Inició sesión como {name}.',
  signOut: 'Cerrar sesión',
  askTitle: '¿Sigue ahí?',
  askText: 'Su sesión se cerrará en 1 minuto para que nadie más vea su capacitación.',
  stay: 'Seguir con la sesión abierta',
}
