import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/calendar-address.ts'

export const calendarAddress: Translation<typeof en.calendarAddress> = {
  create: 'Crear una dirección de calendario',
  creating: 'Creando...',
  stored:
    'Usted creó una dirección de calendario el {day}. Las aplicaciones que la tienen muestran este calendario.',
  address: 'Dirección del calendario',
  once: 'Cópiela ahora. Solo la mostramos esta vez. Quien la tenga puede leer este calendario.',
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
    'Con cualquiera de las dos opciones, la dirección actual deja de funcionar. Las aplicaciones que la tienen ya no podrán leer este calendario.',
}
