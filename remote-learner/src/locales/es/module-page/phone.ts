import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/phone.ts'

export const phone: Translation<typeof en.phone> = {
  views: 'Partes de este módulo',
  lesson: 'Lección',
  notes: 'Notas',
  facts: 'Datos',
  practice: 'Práctica',
  bar: 'Navegación por las lecciones',
  position: 'Lección {number} de {total}',
  showLessons: 'Lección {number} de {total}: ver todas las lecciones',
  hideLessons: 'Ocultar la lista de lecciones',
  previous: 'Anterior: {title}',
  skipTo: 'Pasar a la lección siguiente: {title}',
  lessonNext: 'Siguiente: {title}',
  toCheck: 'Ir al repaso de la lección',
  skipped: 'Falta: {title}',
  toQuiz: 'Ir al cuestionario',
  notesOn: 'Notas sobre “{title}”',
}
