import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/places.ts'

export const placesHub: Translation<typeof en.placesHub> = {
  title: 'Seguridad laboral por estado',
  lead: 'Quién inspecciona, qué normas van más lejos que las de OSHA federal, qué estados exigen la tarjeta de 10 horas y qué deben reportar las empresas. Una página por estado y territorio.',
  search: 'Busque un estado o territorio',
  found: '{count, plural, one {# lugar} other {# lugares}}',
  full: 'Plan estatal para empresas privadas y gobierno',
  public: 'Plan estatal solo para trabajadores del gobierno',
  federal: 'OSHA federal',
  noneTitle: 'Ningún estado ni territorio tiene este nombre',
  none: 'Pruebe con menos letras, o con el código de dos letras.',
  showAll: 'Mostrar todos',
  failed: 'No se pudo cargar la lista.',
  list: 'Estados y territorios',
}
