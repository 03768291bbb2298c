import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/completion.ts'

export const completion: Translation<typeof en.completion> = {
  title: 'Terminó todas las lecciones',
  lead: 'Con tres pasos completa su capacitación.',
  done: 'Hecho',
  open: 'Pendiente',
  quizPassed: 'Conocimientos: cuestionario aprobado',
  quizOpen: 'Conocimientos: apruebe el cuestionario de este módulo',
  trainer: 'Instructor: puede hacerle preguntas junto a las lecciones, antes y después del cuestionario',
  signed: 'Práctica: firmada por {name}',
  notSigned: 'Práctica: pida a su instructor que lo observe y la firme',
  toQuiz: 'Ir al cuestionario',
  toCertificate: 'Ver su certificado',
  failed: 'No se pudo cargar su avance.',
  retry: 'Intentar de nuevo',
  loading: 'Cargando su avance',
}
