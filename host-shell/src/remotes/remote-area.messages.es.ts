import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { remoteAreaMessages } from './remote-area.messages.ts'

export const remoteAreaEs = {
  remoteArea: inSpanish<typeof remoteAreaMessages>()({
    loading: 'Cargando...',
    stillLoading: 'Sigue cargando. Su conexión parece lenta; la página aparecerá en cuanto llegue.',
    failedTitle: 'Esta página no se pudo mostrar',
    load: 'No llegó. El resto del sitio funciona; por favor, inténtelo de nuevo.',
    timeout: 'Tardó demasiado en llegar. El resto del sitio funciona; por favor, inténtelo de nuevo.',
    integrity:
      'Lo que llegó no es lo que se publicó, así que no se abrió. Por favor, inténtelo de nuevo en un momento.',
    contract:
      'Se está actualizando y no está disponible ahora. Por favor, inténtelo de nuevo en unos minutos.',
    broken: 'Algo falló en ella. El resto del sitio funciona; por favor, inténtelo de nuevo.',
    tryAgain: 'Intentar de nuevo',
  }),
}
