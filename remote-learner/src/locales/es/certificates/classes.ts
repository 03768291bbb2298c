import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/certificates/classes.ts'

export const attendedClasses: Translation<typeof en.attendedClasses> = {
  title: 'Clases',
  lead: 'Su empresa dio estas clases y registró que usted asistió. Valen para esa empresa y no son certificados nuestros.',
  failed: 'No se pudieron cargar sus clases.',
  retry: 'Reintentar',
  recorded: 'Registrada por su empresa',
  held: 'Día',
  length: 'Duración',
  minutes: '{count, plural, one {# minuto} many {# minutos} other {# minutos}}',
  trainer: 'Impartida por',
  place: 'Lugar',
}
