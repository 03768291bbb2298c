import { inSpanish } from '../in-spanish.ts'
import type { uiMessages } from './ui.messages.ts'

export const uiEs = {
  ui: inSpanish<typeof uiMessages>()({
    loading: 'Cargando...',
    dismiss: 'Descartar',
    close: 'Cerrar',
    cancel: 'Cancelar',
    typeToConfirm: 'Escriba {word} para confirmar',
    notifications: 'Avisos',
    failed: 'No se pudo cargar.',
    retry: 'Intentar de nuevo',
    subscribeNow: 'Suscribirse ahora',
  }),
}
