import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/partners/partners.ts'

export const partners: Translation<typeof en.partners> = {
  title: 'Busque un profesional de seguridad',
  lead: 'Consultores de seguridad con credenciales comprobadas. Envíe un mensaje hoy, o reserve una hora por video.',
  search: 'Nombre, servicio o credencial',
  state: 'Estado que atiende',
  allStates: 'Todos los estados',
  certification: 'Credencial',
  allCertifications: 'Cualquier credencial',
  service: 'Servicio',
  allServices: 'Cualquier servicio',
  found: '{count, plural, one {# profesional} other {# profesionales}}',
  empty: 'Ningún profesional coincide con estos filtros.',
  emptyState: 'Todavía no hay asociados en {state}. Los de abajo atienden por video en todos los estados.',
  clear: 'Mostrar a todos',
  failed: 'No se pudieron cargar los profesionales.',
  profile: 'Ver el perfil',
  profileOf: 'Ver el perfil de {name}',
}
