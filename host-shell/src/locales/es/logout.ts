import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/logout.ts'

export const logout: Translation<typeof en.logout> = {
  title:
    '{count, plural, one {Todavía no se ha enviado # cambio} other {Todavía no se han enviado # cambios}}',
  text: 'Sus cambios están guardados solo en este dispositivo. Si cierra la sesión ahora, los demás no pueden verlos, y los enviamos la próxima vez que inicie sesión en este dispositivo.',
  confirm: 'Cerrar la sesión de todos modos',
}
