import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/app/question-review.ts'

export const questionReview: Translation<typeof en.questionReview> = {
  right: 'Correcta',
  wrong: 'Incorrecta',
  leftOut: 'Sin contestar',
  chosen: 'Su respuesta',
  rightOne: 'Respuesta correcta',
  yourAnswer: 'Su respuesta: {answer}',
  rightAnswer: 'Respuesta correcta: {answer}',
  yourOrder: 'Su orden',
  rightOrder: 'Orden correcto',
  nothingChosen: 'nada elegido',
  amount: '{number} {unit}',
  readAgain: 'Leerlo otra vez en la lección',
  ofQuestion: 'pregunta {number}',
  cite: '29 CFR {cite}',
  citeOpens: 'abre ecfr.gov, en inglés',
}
