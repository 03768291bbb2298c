import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { coursesMessages } from './courses.messages.ts'

export const coursesEs = {
  courses: inSpanish<typeof coursesMessages>()({
    title: 'Starter',
    greeting: 'Para la gente de {tenant}: cada curso y la norma que enseña.',
    found: { one: '{count} curso', other: '{count} cursos' },
    minutes: '{minutes} min',
    emptyTitle: 'Todavía no hay cursos',
    empty: 'En cuanto exista el primero, aparecerá aquí.',
    failed: 'No se pudieron cargar los cursos.',
  }),
}
