import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { attemptWaitsMessages } from './attempt-waits.messages.ts'

export const attemptWaitsEs = {
  'attempt-waits': inSpanish<typeof attemptWaitsMessages>()({
    handedInTitle: 'En espera de entregarse',
    handedInText:
      'Sus respuestas están guardadas en este aparato. El cuestionario se entrega una sola vez, en cuanto haya conexión; puede cerrar esta página. Hasta entonces todavía puede retirarlo.',
    deadline: 'El servidor lleva el tiempo: lo que no le haya llegado antes de {moment} no cuenta.',
    takeBack: 'Retirarlo',
    timeUpTitle: 'Se acabó el tiempo',
    timeUpText:
      'El servidor califica lo que le había llegado cuando se acabó el tiempo. Verá el resultado en cuanto haya conexión.',
    tooLate: 'Entonces todavía había respuestas en espera en este aparato. Llegaron tarde y no cuentan.',
    overTitle: 'El cuestionario está entregado',
    overText: 'Su resultado está en camino y se mostrará aquí por sí solo.',
    late: 'El resultado todavía no llega. Se sigue pidiendo.',
    askForResult: 'Ver el resultado ahora',
  }),
}
