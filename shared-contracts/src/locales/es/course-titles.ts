import type { Translation } from '../../remote/messages.ts'
import type * as en from '../en/course-titles.ts'

export const courseTitles: Translation<typeof en.courseTitles> = {
  IC0110: 'Seguridad con las escaleras',
  IC0111: 'Resguardo de máquinas',
  IC0112: 'Protección contra caídas',
  IC0113: 'Protección respiratoria',
  IC0114: 'Seguridad en andamios',
  IC0115: 'Preparación para emergencias',
  IC0116: 'Bloqueo y etiquetado',
  IC0117: 'Comunicación de riesgos químicos',
  IC0118: 'Seguridad eléctrica',
  IC0119: 'Espacios confinados',
  IC0120: 'Equipo de protección personal',
  IC0121: 'Patógenos transmitidos por la sangre',
}
