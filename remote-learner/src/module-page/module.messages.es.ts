import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { moduleMessages } from './module.messages.ts'

export const moduleEs = {
  module: inSpanish<typeof moduleMessages>()({
    loading: 'Cargando el módulo',
    failed: 'No se pudo cargar este módulo.',
    unknown: 'No hay ningún módulo con este código.',
    retry: 'Intentar de nuevo',
    back: 'Todos los módulos',
    lead: '{standard} · unos {minutes} minutos',
    description:
      '{title}: lecciones con dibujos y preguntas de práctica sobre {standard}. Unos {minutes} minutos.',
    facts: 'Lo que pide la norma',
    renewal: 'Renovación',
    practice: 'Preguntas de práctica',
    practiceLead:
      'Las respuestas se revisan en el servidor y no se registran: practique las veces que quiera.',
    question: 'Pregunta {number}',
    check: 'Revisar mis respuestas',
    checking: 'Revisando...',
    checkFailed: 'No se pudieron revisar sus respuestas. Siguen aquí: inténtelo de nuevo.',
    unanswered: '{left} sin contestar',
    score: '{correct} de {total} correctas',
    right: 'Correcta',
    wrong: 'La respuesta correcta: {answer}',
    cite: '29 CFR {cite}',
    again: 'Empezar otra vez',
    status: 'Su estado',
    note: 'Tome en cuenta',
    disclaimer:
      'La capacitación en línea por sí sola no cumple con el deber de capacitar: agregue práctica en el propio lugar de trabajo y la manera de preguntar a un instructor calificado.',
  }),
}
