import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/domain/status.ts'

export const status: Translation<typeof en.status> = {
  'Not Started': 'Sin empezar',
  'In Progress': 'En curso',
  Completed: 'Completado',
  'Quiz Failed': 'Cuestionario no aprobado',
  Expired: 'Vencido',
}
