import type { Translation } from '../../../lib/messages/message-types.ts'
import type * as en from '../../en/companies/company-digest.ts'

export const companyDigest: Translation<typeof en.companyDigest> = {
  subject: '{company}: capacitación que requiere su atención esta semana',
  greeting: 'Hola, {firstName}:',
  overdue:
    '{count, plural, one {# módulo obligatorio está atrasado:} many {# de módulos obligatorios están atrasados:} other {# módulos obligatorios están atrasados:}}',
  expired:
    '{count, plural, one {# módulo obligatorio venció:} many {# de módulos obligatorios vencieron:} other {# módulos obligatorios vencieron:}}',
  expiring:
    '{count, plural, one {# módulo obligatorio vence dentro de 60 días:} many {# de módulos obligatorios vencen dentro de 60 días:} other {# módulos obligatorios vencen dentro de 60 días:}}',
  line: '{name}: {title}, {day}',
  more: '{count, plural, one {y # más} many {y # de más} other {y # más}}',
  action: 'Abrir la capacitación de su empresa',
  closing:
    'Recibe este correo cada semana en la que algo está atrasado o vence, porque usted es responsable de {company}. Para dejar de recibirlo, abra su empresa y luego «Renovaciones».',
}
