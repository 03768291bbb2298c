import type { Translation } from '../../../lib/messages/message-types.ts'
import type * as en from '../../en/certificates/act-emails.ts'

export const actEmails: Translation<typeof en.actEmails> = {
  greeting: 'Hola, {firstName}:',
  signedSubject: '{trainer} firmó su certificado de {module}',
  signedBody:
    'El {day}, {trainer} firmó su certificado de {module} como instructor calificado. Acreditación: {credential}, de {issuer}.',
  certifiedSubject: '{trainer} firmó la certificación de su capacitación de {module}',
  certifiedBody:
    'El {day}, {trainer} firmó la certificación de su capacitación de {module}, que exige la norma 29 CFR 1926.503(b). Acreditación: {credential}, de {issuer}.',
  trainedOn: 'Último día de la capacitación: {day}.',
  adequateOn: 'Su capacitación anterior se consideró adecuada el {day}.',
  action: 'Ver mi certificado',
  closing: '¿Hay algo incorrecto en este registro? Dígaselo a su instructor.',
}
