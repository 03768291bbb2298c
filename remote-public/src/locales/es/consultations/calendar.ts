import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/consultations/calendar.ts'

export const consultationsCalendar: Translation<typeof en.consultationsCalendar> = {
  title: 'Ver en mi aplicación de calendario',
  lead: 'Google Calendar, Outlook, el Calendario de Apple y otros pueden mostrar sus consultas y actualizarlas cuando cambia la hora. Para eso necesitan una dirección privada.',
  failed: 'No se pudo cargar la dirección del calendario.',
  create: 'Crear una dirección de calendario',
  creating: 'Creando...',
  notCreated: 'No se pudo crear la dirección. Inténtelo de nuevo.',
  stored:
    'Usted creó una dirección de calendario el {day}. Las aplicaciones que la tienen muestran sus consultas.',
  address: 'Dirección del calendario',
  once: 'Cópiela ahora. Solo la mostramos esta vez. Quien la tenga puede leer sus consultas.',
  copy: 'Copiar la dirección',
  copied: 'Dirección copiada.',
  copyFailed: 'No se pudo copiar. Seleccione la dirección y cópiela usted.',
  how: 'Cómo agregarla',
  google: 'Google Calendar en una computadora: junto a «Otros calendarios», elija «Desde URL».',
  outlook: 'Outlook en la web: elija «Agregar calendario» y luego «Suscribirse desde la web».',
  apple: 'Calendario de Apple en una Mac: elija «Archivo» y luego «Nueva suscripción a calendario».',
  renew: 'Crear una dirección nueva',
  remove: 'Dejar de usarla',
  removing: 'Deteniendo...',
  renewHint:
    'Con cualquiera de las dos opciones, la dirección actual deja de funcionar. Las aplicaciones que la tienen ya no podrán leer sus consultas.',
  removed: 'La dirección del calendario ya no funciona.',
  notRemoved: 'No se pudo eliminar la dirección. Inténtelo de nuevo.',
}
