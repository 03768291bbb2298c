import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/renewals.ts'

export const renewalCalendar: Translation<typeof en.renewalCalendar> = {
  title: 'Mostrar en mi aplicación de calendario',
  lead: 'Google Calendar, Outlook, Apple Calendar y otras pueden mostrar estas renovaciones, con una entrada por día y módulo, y actualizarlas. Para eso necesitan una dirección privada.',
  loading: 'Cargando la dirección de calendario',
  failed: 'No se pudo cargar la dirección de calendario.',
  removed: 'La dirección de calendario ya no funciona.',
}

export const renewals: Translation<typeof en.renewals> = {
  tab: 'Renovaciones',
  lead: 'La capacitación que deja de contar este mes y en los doce meses siguientes. Si una regla tiene un intervalo más corto que el certificado, cuenta el día de la regla.',
  digest: 'Correo semanal',
  digestHint: 'Cada lunes, lo que está atrasado, venció o vence en 60 días. Solo cuando hay algo.',
  digestOn: 'Usted recibe el correo semanal.',
  digestOff: 'Usted ya no recibe el correo semanal.',
  months: 'Mostrar un mes',
  people: '{count, plural, =0 {Nada} one {# persona} other {# personas}}',
  caption: 'Renovaciones',
  columnDay: 'Vence',
  columnPerson: 'Persona',
  columnModule: 'Módulo',
  columnState: 'Estado',
  byClass: 'Clase',
  required: 'Exigida',
  notRequired: 'No exigida',
  expired: 'Vencida',
  current: 'Al día',
  expiring: 'Vence pronto',
  failed: 'No se pudieron cargar las renovaciones.',
  empty: 'Ninguna capacitación vence dentro de un año.',
  emptyFilter: 'Ninguna capacitación vence entonces en ese lugar.',
}
