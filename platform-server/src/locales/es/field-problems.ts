import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/field-problems.ts'

export const fieldProblems: Translation<typeof en.fieldProblems> = {
  nameCharacters: 'Use solo letras, espacios, guiones, apóstrofos y puntos, sin direcciones web.',
  plainText: 'No incluya direcciones web ni caracteres invisibles.',
  name: 'Escriba un nombre.',
  email: 'Escriba una dirección de correo como nombre@empresa.com.',
  issuedInFuture: 'La fecha de emisión no puede ser futura.',
  expiresBeforeIssue: 'La fecha de vencimiento debe ser posterior a la de emisión.',
  unknownModule: 'Elija un módulo del catálogo.',
  documentMissing: 'Agregue el documento escaneado o una foto: PDF, JPG o PNG.',
  reason: 'Escriba un motivo.',
  practiceInFuture: 'La fecha de la práctica no puede ser futura.',
  other: 'Revise este dato: falta o no es válido.',
}
