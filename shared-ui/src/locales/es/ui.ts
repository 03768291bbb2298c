import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/ui.ts'

export const ui: Translation<typeof en.ui> = {
  loading: 'Cargando...',
  dismiss: 'Descartar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  typeToConfirm: 'Escriba {word} para confirmar',
  notifications: 'Avisos',
  failed: 'No se pudo cargar.',
  retry: 'Intentar de nuevo',
  subscribeNow: 'Suscribirse ahora',
}
