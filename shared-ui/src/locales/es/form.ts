import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/form.ts'

export const form: Translation<typeof en.form> = {
  required: 'Complete este campo.',
  tooShort:
    '{count, plural, one {Escriba al menos # carácter.} many {Escriba al menos # caracteres.} other {Escriba al menos # caracteres.}}',
  tooLong:
    '{count, plural, one {Escriba como máximo # carácter.} many {Escriba como máximo # caracteres.} other {Escriba como máximo # caracteres.}}',
  tooSmall: 'Escriba {limit} o más.',
  tooBig: 'Escriba {limit} o menos.',
  email: 'Escriba una dirección de correo como nombre@empresa.com.',
  invalid: 'Revise este campo.',
  failed: 'No se envió. Inténtelo de nuevo en un momento.',
  leaveTitle: '¿Salir sin guardar?',
  leaveText: 'Se perderá lo que escribió en esta página.',
  leave: 'Salir',
}

export const schema: Translation<typeof en.schema> = {
  'Use letters, spaces, hyphens, apostrophes and periods only, and no web address.':
    'Use solo letras, espacios, guiones, apóstrofos y puntos, sin direcciones web.',
  'Leave out web addresses and invisible characters.': 'No incluya direcciones web ni caracteres invisibles.',
  'Remove the characters that cannot be displayed.': 'Quite los caracteres que no se pueden mostrar.',
  'Enter a name.': 'Escriba un nombre.',
  'Enter an email address like name@company.com.': 'Escriba una dirección de correo como nombre@empresa.com.',
  'Write a message.': 'Escriba un mensaje.',
  'Describe the topic in a few words.': 'Describa el tema en pocas palabras.',
  'Write at least 10 characters.': 'Escriba al menos 10 caracteres.',
  'Enter the name for the invoice.': 'Escriba el nombre para la factura.',
  'Enter the address for the invoice.': 'Escriba la dirección para la factura.',
  'Accept the terms to order.': 'Acepte los términos para hacer el pedido.',
}
