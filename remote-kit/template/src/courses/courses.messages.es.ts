import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { coursesMessages } from './courses.messages.ts'

export const coursesEs = {
  courses: inSpanish<typeof coursesMessages>()({
    title: 'Starter',
    greeting: 'Para la gente de {tenant}: todos los cursos y la norma que enseña cada uno.',
    found: { one: '{count} curso', other: '{count} cursos' },
    minutes: '{minutes} min',
    emptyTitle: 'Todavía no hay cursos',
    empty: 'En cuanto haya un curso, aparecerá aquí.',
    failed: 'No se pudieron cargar los cursos.',
  }),
}
