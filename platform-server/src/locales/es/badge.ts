import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/badge.ts'

export const badge: Translation<typeof en.badge> = {
  description:
    'Finalización de un módulo de capacitación en seguridad laboral ({standard}). Un certificado de finalización: no es una tarjeta de OSHA, una licencia ni una prueba de cumplimiento.',
  criteria:
    'Leer las lecciones del módulo, con el tiempo y los repasos contados por el servidor, y aprobar su cuestionario.',
  renewalCriteria:
    'Aprobar de nuevo el cuestionario del módulo, después de un certificado obtenido con la lectura de las lecciones. Antes se muestra lo que cambió.',
  staffCriteria:
    'Aprobar el cuestionario del módulo, que una persona del equipo abrió con un motivo. No era obligatorio leer las lecciones.',
  earlierCriteria:
    'Aprobar el cuestionario del módulo. Con las reglas anteriores a noviembre de 2026 no era obligatorio leer antes las lecciones.',
  score: 'Resultado del cuestionario',
  timeInLessons: 'Minutos en las lecciones',
  attempts: 'Intentos del cuestionario',
  evidence: 'Verificación pública del certificado',
  measured:
    'Medido por el servidor: {read} de {total} lecciones leídas, {minutes, plural, one {# minuto} other {# minutos}} en las lecciones, {attempts, plural, one {# intento} other {# intentos}} del cuestionario.',
  earlier:
    'Emitido con las reglas anteriores a noviembre de 2026: no se medía la lectura. Tiempo de estudio anunciado: {minutes, plural, one {# minuto} other {# minutos}}.',
}
