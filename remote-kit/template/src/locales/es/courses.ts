import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/courses.ts'

export const courses: Translation<typeof en.courses> = {
  title: 'Starter',
  greeting: 'Todos los cursos de {tenant}, con la norma que enseña cada uno.',
  found: '{count, plural, one {# curso} other {# cursos}}',
  minutes: '{minutes} min',
  emptyTitle: 'Todavía no hay cursos',
  empty: 'Los cursos aparecen aquí después de publicarse.',
  failed: 'No se pudieron cargar los cursos.',
}
