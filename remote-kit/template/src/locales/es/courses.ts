import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/courses.ts'

export const courses: Translation<typeof en.courses> = {
  title: 'Starter',
  greeting: 'Para la gente de {tenant}: todos los cursos y la norma que enseña cada uno.',
  found: '{count, plural, one {# curso} other {# cursos}}',
  minutes: '{minutes} min',
  emptyTitle: 'Todavía no hay cursos',
  empty: 'En cuanto haya un curso, aparecerá aquí.',
  failed: 'No se pudieron cargar los cursos.',
}
