import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/app/questions.ts'

export const practiceForm: Translation<typeof en.practiceForm> = {
  question: 'Pregunta {number} de {total}',
  check: 'Revisar mis respuestas',
  checking: 'Revisando...',
  checkFailed: 'No se pudieron revisar sus respuestas. Siguen aquí: inténtelo de nuevo.',
  unanswered: '{left} sin contestar',
  score: '{correct} de {total} correctas',
  again: 'Empezar otra vez',
}

export const questionFields: Translation<typeof en.questionFields> = {
  moveUp: 'Subir: {step}',
  moveDown: 'Bajar: {step}',
  moved: '{step}: ahora es el número {place} de {total}',
  orderHint: 'Ponga los pasos en orden con las flechas.',
  confirmOrder: 'Este es mi orden',
  choose: 'Elija',
  numberIn: 'Su respuesta en {unit}',
  notANumber: 'Escriba un número, como 12.5.',
  place: '{letter}: {label}',
}
