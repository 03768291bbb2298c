import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/quizzes/attempt-waits.ts'

export const attemptWaits: Translation<typeof en.attemptWaits> = {
  handedInTitle: 'En espera de entrega',
  handedInText:
    'Sus respuestas están guardadas en este dispositivo. Entregamos el cuestionario en cuanto tenga conexión. Puede cerrar esta página. Hasta entonces también puede deshacer la entrega.',
  deadline:
    'El límite de tiempo sigue valiendo: las respuestas que no recibamos antes del {moment} no cuentan.',
  takeBack: 'Deshacer la entrega',
  timeUpTitle: 'Se acabó el tiempo',
  timeUpText:
    'Calificamos las respuestas que recibimos antes de que se acabara el tiempo. Verá el resultado cuando tenga conexión.',
  tooLate: 'Algunas respuestas todavía estaban en este dispositivo. Llegaron tarde y no cuentan.',
  overTitle: 'Se entregó el cuestionario',
  overText: 'Su resultado aparecerá aquí pronto.',
  late: 'El resultado todavía no llega. Seguimos revisando.',
  askForResult: 'Mostrar el resultado ahora',
}
