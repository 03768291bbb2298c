import { inSpanish } from '../in-spanish.ts'
import type { formMessages, schemaMessages } from './form.messages.ts'

export const formEs = {
  form: inSpanish<typeof formMessages>()({
    required: 'Complete este campo.',
    tooShort: {
      one: 'Escriba al menos {count} carácter.',
      many: 'Escriba al menos {count} caracteres.',
      other: 'Escriba al menos {count} caracteres.',
    },
    tooLong: {
      one: 'Escriba como máximo {count} carácter.',
      many: 'Escriba como máximo {count} caracteres.',
      other: 'Escriba como máximo {count} caracteres.',
    },
    tooSmall: 'Escriba {limit} o más.',
    tooBig: 'Escriba {limit} o menos.',
    email: 'Escriba una dirección de correo como nombre@empresa.com.',
    invalid: 'Revise este campo.',
    failed: 'No se envió. Inténtelo de nuevo en un momento.',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Se perderá lo que escribió en esta página.',
    leave: 'Salir',
  }),
  schema: inSpanish<typeof schemaMessages>()({
    'Use letters, spaces, hyphens, apostrophes and periods only, and no web address.':
      'Use solo letras, espacios, guiones, apóstrofos y puntos, sin direcciones web.',
    'Leave out web addresses and invisible characters.':
      'No incluya direcciones web ni caracteres invisibles.',
    'Remove the characters that cannot be displayed.': 'Quite los caracteres que no se pueden mostrar.',
    'Enter a name.': 'Escriba un nombre.',
    'Enter an email address like name@company.com.':
      'Escriba una dirección de correo como nombre@empresa.com.',
    'Write a message.': 'Escriba un mensaje.',
    'Describe the topic in a few words.': 'Describa el tema en pocas palabras.',
    'Write at least 10 characters.': 'Escriba al menos 10 caracteres.',
    'Enter the name for the invoice.': 'Escriba el nombre para la factura.',
    'Enter the address for the invoice.': 'Escriba la dirección para la factura.',
    'Accept the terms to order.': 'Acepte los términos para hacer el pedido.',
  }),
}
