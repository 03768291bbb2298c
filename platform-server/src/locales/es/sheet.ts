import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/sheet.ts'

export const sheet: Translation<typeof en.sheet> = {
  checklist: 'Lista de inspección',
  form: 'Formulario',
  permit: 'Permiso',
  template: 'Plantilla',
  card: 'Tarjeta rápida',
  talk: 'Charla de seguridad',
  markOk: 'Bien',
  markFix: 'Arreglar',
  markNotApplicable: 'N/A',
  signature: 'Firma',
  printedName: 'Nombre en letra de molde',
  date: 'Fecha',
  initials: 'Iniciales',
  listenFor: 'Respuesta esperada:',
  disclaimer:
    'Adapte este formulario a su lugar de trabajo, su equipo y las reglas de su estado. Un formulario lleno es un registro, no una prueba de cumplimiento. No reemplaza la capacitación de una persona calificada.',
  standards: 'Basado en',
  page: 'Página {page} de {pages}',
}
