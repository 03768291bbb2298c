import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/consultations/calendar.ts'

export const consultationsCalendar: Translation<typeof en.consultationsCalendar> = {
  title: 'Ver en mi aplicación de calendario',
  lead: 'Google Calendar, Outlook, el Calendario de Apple y otros pueden mostrar sus consultas y actualizarlas cuando cambia la hora. Para eso necesitan una dirección privada.',
  failed: 'No se pudo cargar la dirección del calendario.',
  notCreated: 'No se pudo crear la dirección. Inténtelo de nuevo.',
  removed: 'La dirección del calendario ya no funciona.',
  notRemoved: 'No se pudo eliminar la dirección. Inténtelo de nuevo.',
}
