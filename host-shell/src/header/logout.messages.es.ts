import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { logoutMessages } from './logout.messages.ts'

export const logoutEs = {
  logout: inSpanish<typeof logoutMessages>()({
    title: {
      one: 'Todavía no se ha enviado {count} cambio',
      other: 'Todavía no se han enviado {count} cambios',
    },
    text: 'Está guardado solo en este aparato. Si cierra la sesión ahora, se queda aquí sin que otros lo vean, y se envía cuando vuelva a entrar en este aparato.',
    confirm: 'Cerrar la sesión de todos modos',
  }),
}
