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
  'Enter a title.': 'Escriba un título.',
  'Enter a reason in a few words.': 'Escriba un motivo en pocas palabras.',
  'Enter a price from $1 to $10,000.': 'Escriba un precio de $1 a $10,000.',
  'Enter a distinguished name.': 'Escriba un nombre distinguido.',
  'Enter 2 to 40 lowercase letters, digits and dashes, such as learner.':
    'Escriba de 2 a 40 letras minúsculas, cifras y guiones, como learner.',
  'Enter a whole number from 1 to 365.': 'Escriba un número entero de 1 a 365.',
  'Enter at least one remote.': 'Escriba al menos un remoto.',
  'Choose at least one network.': 'Elija al menos una red.',
  'Write the post first.': 'Escriba primero la publicación.',
  'Use a full address that starts with https://': 'Use una dirección completa que empiece con https://',
  'Use a host name or an address.': 'Use un nombre de host o una dirección.',
  'Use at least 20 characters.': 'Use al menos 20 caracteres.',
  'Use two-letter codes such as TX.': 'Use códigos de dos letras, como TX.',
  'Describe the topic in at least 10 characters.': 'Describa el tema con al menos 10 caracteres.',
}
