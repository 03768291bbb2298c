import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { dueMessages } from './due.messages.ts'

export const dueEs = {
  due: inSpanish<typeof dueMessages>()({
    due: 'Fecha límite: {day}',
    overdue: 'Atrasado desde el {day}',
    failed: 'No se pudieron cargar las fechas límite.',
    retry: 'Intentar de nuevo',
  }),
}
