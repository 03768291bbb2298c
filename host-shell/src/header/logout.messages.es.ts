import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { logoutMessages } from './logout.messages.ts'

export const logoutEs = {
  logout: inSpanish<typeof logoutMessages>()({
    title: {
      one: 'Todavía no se ha enviado {count} cambio',
      other: 'Todavía no se han enviado {count} cambios',
    },
    text: 'Sus cambios están guardados solo en este dispositivo. Si cierra la sesión ahora, los demás no pueden verlos, y los enviamos la próxima vez que entre en este dispositivo.',
    confirm: 'Cerrar la sesión de todos modos',
  }),
}
