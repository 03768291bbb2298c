import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/due.ts'

export const due: Translation<typeof en.due> = {
  due: 'Fecha límite: {day}',
  overdue: 'Atrasado desde el {day}',
  failed: 'No se pudieron cargar las fechas límite.',
  retry: 'Intentar de nuevo',
}
