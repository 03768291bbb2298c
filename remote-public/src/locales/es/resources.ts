import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/resources.ts'

export const resources: Translation<typeof en.resources> = {
  title: 'Recursos gratuitos',
  lead: 'Listas de verificación, permisos, formularios y charlas de {tenant}. Imprímalos o llénelos en pantalla. Sin registrarse.',
  search: 'Buscar por palabra o norma',
  topic: 'Tema',
  type: 'Tipo',
  language: 'Idioma',
  sort: 'Ordenar por',
  allTopics: 'Todos los temas',
  allTypes: 'Todos los tipos',
  allLanguages: 'Todos los idiomas',
  found: '{count, plural, one {# recurso} other {# recursos}}',
  clear: 'Borrar búsqueda y filtros',
  empty: 'Ningún recurso coincide.',
  failed: 'No se pudieron cargar los recursos.',
  download: 'Descargar',
  downloadOf: 'Descargar {title} (PDF)',
  pages: '{count, plural, one {# página} other {# páginas}}',
  updated: 'Actualizado el {date}',
  downloads: '{count, plural, one {# descarga} other {# descargas}}',
  taught: 'Se enseña en {module}',
  moreTitle: 'Reciba la capacitación que va con esto',
  moreText:
    'Cada módulo enseña la norma detrás de su lista, con un instructor que responde sus preguntas, un cuestionario y un certificado de finalización para sus registros.',
  disclaimer:
    'Adapte estos documentos a su sitio y a las normas de su estado. Un formulario lleno es un registro, no una prueba de cumplimiento.',
}

export const resourcesSort: Translation<typeof en.resourcesSort> = {
  popular: 'Más descargados',
  new: 'Más recientes',
  title: 'Título',
}

export const resourcesTopic: Translation<typeof en.resourcesTopic> = {
  ladders: 'Escaleras',
  scaffolds: 'Andamios',
  'fall-protection': 'Protección contra caídas',
  'machine-guarding': 'Protección de máquinas',
  lockout: 'Bloqueo y etiquetado',
  respirators: 'Respiradores',
  chemicals: 'Productos químicos',
  electrical: 'Electricidad',
  'confined-spaces': 'Espacios confinados',
  ppe: 'Equipo de protección',
  bloodborne: 'Patógenos en la sangre',
  emergency: 'Emergencias',
  'hot-work': 'Trabajo en caliente',
  forklifts: 'Montacargas',
  records: 'Registros de capacitación',
}

export const resourcesType: Translation<typeof en.resourcesType> = {
  checklist: 'Lista de inspección',
  form: 'Formulario',
  permit: 'Permiso',
  template: 'Plantilla',
  card: 'Tarjeta rápida',
  talk: 'Charla de seguridad',
}
