import type { Translation } from '../../../lib/messages/message-types.ts'
import type * as en from '../../en/companies/pack-email.ts'

export const packEmail: Translation<typeof en.packEmail> = {
  subject: '{company}: expediente de inspección del {day}',
  greeting: 'Hola, {firstName}:',
  made: 'El expediente de inspección programado está listo: {required, plural, =0 {nada es obligatorio} one {{current} de # capacitación obligatoria vigente} many {{current} de # de capacitaciones obligatorias vigentes} other {{current} de # capacitaciones obligatorias vigentes}}, {people, plural, one {# persona} many {# de personas} other {# personas}}.',
  everyone: 'Trata de todas las personas de su empresa.',
  place: 'Trata de {place}.',
  link: 'El enlace funciona sin cuenta hasta el {day}. Quien lo tenga puede leer el expediente, así que reenvíelo solo al inspector. Cada uso queda registrado en la página de su empresa.',
  action: 'Abrir el expediente de inspección',
  closing:
    'Recibe este correo porque una programación de {company}, definida por {setBy}, le incluye. Para dejar de recibirlo, abra su empresa y luego «Expedientes de inspección».',
}
