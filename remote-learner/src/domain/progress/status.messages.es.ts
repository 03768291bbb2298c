import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { statusMessages } from './status.messages.ts'

export const statusEs = {
  status: inSpanish<typeof statusMessages>()({
    'Not Started': 'Sin empezar',
    'In Progress': 'En curso',
    Completed: 'Completado',
    'Quiz Failed': 'Cuestionario no aprobado',
    Expired: 'Vencido',
  }),
}
