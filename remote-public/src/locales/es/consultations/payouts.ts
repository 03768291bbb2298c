import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/consultations/payouts.ts'

export const ownPayouts: Translation<typeof en.ownPayouts> = {
  title: 'Mis pagos',
  lead: 'Lo que se le paga por cada mes: consultas realizadas, a las que no vino el cliente o canceladas tarde.',
  back: 'Consultas',
  month: 'Mes',
  failed: 'No se pudieron cargar sus pagos.',
  loading: 'Cargando sus pagos',
  none: 'No tuvo consultas en este mes.',
  amount: 'Cantidad',
  paidHours: 'Horas por pagar',
  completed: 'Realizadas',
  missedByClient: 'El cliente no vino',
  canceledLate: 'Canceladas tarde',
  missedByPartner: 'Usted no vino',
  unrecorded: 'Sin registrar',
  rates: 'Cómo se calcula la cantidad',
  atRate: '{hours, plural, one {# hora} other {# horas}} a {rate} por hora',
  unrated:
    '{hours, plural, one {# hora todavía no tiene tarifa. No está} other {# horas todavía no tienen tarifa. No están}} en la cantidad.',
  paid: 'Pagado el {day}. Referencia: {reference}.',
  unpaid: 'Todavía no se ha pagado.',
  unrecordedNote:
    '{count, plural, one {# consulta no está registrada} other {# consultas no están registradas}} todavía. Registre lo que pasó para que se le pague.',
}
