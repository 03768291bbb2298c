import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/remote-area.ts'

export const remoteArea: Translation<typeof en.remoteArea> = {
  loading: 'Cargando...',
  stillLoading: 'Sigue cargando. Su conexión parece lenta. La página se abrirá en cuanto pueda.',
  failedTitle: 'No se pudo mostrar esta página',
  load: 'No se cargó. El resto del sitio sigue funcionando. Por favor, inténtelo de nuevo.',
  timeout: 'Tardó demasiado en cargar. El resto del sitio sigue funcionando. Por favor, inténtelo de nuevo.',
  integrity:
    'Sus archivos no coinciden con la versión publicada, así que no se abrió. Por favor, inténtelo de nuevo en un momento.',
  contract: 'Se está actualizando. Por favor, inténtelo de nuevo en unos minutos.',
  broken: 'Algo falló en esta página. El resto del sitio sigue funcionando. Por favor, inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
}
