import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/views.ts'

export const companyViews: Translation<typeof en.companyViews> = {
  menu: 'Vistas guardadas',
  none: 'Usted no tiene vistas guardadas',
  save: 'Guardar esta vista',
  manage: 'Eliminar una vista',
  saveTitle: 'Guardar esta vista',
  saveText:
    'Guarda los filtros y el orden que usted ve ahora, solo para usted. Reemplaza una vista con el mismo nombre.',
  name: 'Nombre',
  nameHint: 'Por ejemplo: Atrasados en el muelle 2.',
  saving: 'Guardando...',
  saved: 'Guardada como {name}.',
  manageTitle: 'Sus vistas guardadas',
  remove: 'Eliminar',
  removeOf: 'Eliminar {name}',
  removeTitle: '¿Eliminar {name}?',
  removeText: 'Las personas y su capacitación quedan como están.',
  removed: 'Se eliminó la vista.',
  close: 'Cerrar',
}
