import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/app/install.ts'

export const install: Translation<typeof en.install> = {
  keep: 'Guardar en este teléfono',
  why: 'Abra su capacitación desde la pantalla de inicio, como una aplicación. Los módulos descargados se abren ahí sin conexión.',
  stepShare: 'En Safari, toque Compartir: el cuadrado con una flecha hacia arriba.',
  stepAdd: 'Baje y toque Agregar a pantalla de inicio.',
  stepConfirm: 'Toque Agregar. Inicie sesión una vez más cuando lo abra desde la pantalla de inicio.',
}
