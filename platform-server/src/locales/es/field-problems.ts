import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/field-problems.ts'

export const fieldProblems: Translation<typeof en.fieldProblems> = {
  nameCharacters: 'Use solo letras, espacios, guiones, apóstrofos y puntos, sin direcciones web.',
  plainText: 'No incluya direcciones web ni caracteres invisibles.',
  name: 'Escriba un nombre.',
  email: 'Escriba una dirección de correo como nombre@empresa.com.',
  reason: 'Escriba un motivo.',
  importTwice: 'Este correo está más de una vez en el archivo.',
  importNumberTwice: 'Este número de empleado está más de una vez en el archivo.',
  importNumberTaken: 'Otra persona de su empresa tiene este número de empleado.',
  importNoKey: 'Escriba un correo electrónico o un número de empleado.',
  importDeactivated: 'Esta persona está desactivada. Reactívela primero.',
  importSupervisor: 'Nadie de su empresa ni de este archivo tiene este correo.',
  importCircle: 'Esta persona sería su propio supervisor.',
  listTwice: 'Este correo está más de una vez en la lista.',
  listLanguage: 'Escriba el idioma con su nombre o código, como inglés, español, en o es.',
  other: 'Revise este dato: falta o no es válido.',
}
