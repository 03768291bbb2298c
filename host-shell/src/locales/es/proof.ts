import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/proof.ts'

export const proof: Translation<typeof en.proof> = {
  title: 'Confirme que es usted',
  text: 'Este cambio afecta la seguridad de su cuenta. Después de confirmar, no volveremos a preguntarle durante 10 minutos.',
  password: 'Contraseña',
  code: 'Código de su aplicación de autenticación',
  codeHint: 'Seis dígitos, o uno de sus códigos de recuperación.',
  usePasskey: 'Usar la llave de acceso',
  or: 'O confirme con:',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  passkeyFailed: 'La llave de acceso no funcionó. Inténtelo de nuevo o elija otra opción.',
  failed: 'No funcionó. Por favor, inténtelo más tarde.',
  noWay:
    'Aquí no podemos confirmar que es usted. Cierre la sesión, iníciela de nuevo y después haga el cambio.',
}
