import type { ResourceLanguage, ResourceType } from '@platform/shared-contracts/http'

export interface SheetMessages {
  readonly types: Readonly<Record<ResourceType, string>>
  readonly marks: readonly string[]
  readonly signature: string
  readonly printedName: string
  readonly date: string
  readonly initials: string
  readonly listenFor: string
  readonly page: (page: number, pages: number) => string
  readonly disclaimer: string
  readonly standards: string
}

const en: SheetMessages = {
  types: {
    checklist: 'Inspection checklist',
    form: 'Form',
    permit: 'Permit',
    template: 'Template',
    card: 'Quick card',
    talk: 'Toolbox talk',
  },
  marks: ['OK', 'Fix', 'N/A'],
  signature: 'Signature',
  printedName: 'Printed name',
  date: 'Date',
  initials: 'Initials',
  listenFor: 'Listen for:',
  page: (page, pages) => `Page ${page} of ${pages}`,
  disclaimer:
    'Adapt this form to your site, equipment and state rules. A completed form is a record, not proof of compliance. It does not replace training by a qualified person.',
  standards: 'Based on',
}

const es: SheetMessages = {
  types: {
    checklist: 'Lista de inspección',
    form: 'Formulario',
    permit: 'Permiso',
    template: 'Plantilla',
    card: 'Tarjeta rápida',
    talk: 'Charla de seguridad',
  },
  marks: ['Bien', 'Arreglar', 'N/A'],
  signature: 'Firma',
  printedName: 'Nombre en letra de molde',
  date: 'Fecha',
  initials: 'Iniciales',
  listenFor: 'Respuesta esperada:',
  page: (page, pages) => `Página ${page} de ${pages}`,
  disclaimer:
    'Adapte este formulario a su obra, su equipo y las reglas de su estado. Un formulario lleno es un registro, no una prueba de cumplimiento. No reemplaza la capacitación de una persona calificada.',
  standards: 'Basado en',
}

export const SHEET_MESSAGES: Readonly<Record<ResourceLanguage, SheetMessages>> = { en, es }
