import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/assignment-email.ts'

export const assignmentEmail: Translation<typeof en.assignmentEmail> = {
  subject:
    '{count, plural, one {{title}: complételo a más tardar el {day}} many {# módulos para completar a más tardar el {day}} other {# módulos para completar a más tardar el {day}}}',
  greeting: 'Hola, {firstName}:',
  intro: 'Tiene capacitación nueva por completar:',
  request:
    'Por favor, {count, plural, one {complételo} many {complételos} other {complételos}} antes de que termine el {day}.',
  action: 'Comenzar la capacitación',
  closing: 'La página de su avance muestra lo que tiene pendiente y lo que está atrasado.',
}
