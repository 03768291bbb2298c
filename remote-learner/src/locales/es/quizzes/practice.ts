import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/quizzes/practice.ts'

export const quizPractice: Translation<typeof en.quizPractice> = {
  back: 'Todos los cuestionarios',
  loading: 'Cargando las preguntas',
  failed: 'No se pudieron cargar las preguntas.',
  sampleTitle: 'Muestra: {title}',
  sampleLead: 'Cinco preguntas para probar. Sus respuestas se revisan pero no se registran.',
  unknown: 'No hay ningún cuestionario con este código.',
  mistakesTitle: 'Práctica: {title}',
  mistakesLead:
    'Las preguntas que falló en su último intento. La práctica no cuenta: inténtelo las veces que quiera.',
  noMistakes: 'No hay nada que practicar. La última vez no falló ninguna pregunta.',
}
