import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/location.ts'

export const landingLocation: Translation<typeof en.landingLocation> = {
  title: 'Capacitación en seguridad laboral en {place}',
  tab: '{place}: normas y capacitación en seguridad laboral',
  tabCard: '{place}: la tarjeta OSHA 10 y la seguridad laboral',
  toHub: 'Todos los estados y territorios',
  failed: 'No se pudo cargar esta página.',
  missingTitle: 'No tenemos una página de este lugar',
  missing: 'Revise cómo lo escribió, o elija abajo un estado o territorio.',
  near: '¿Quiso decir uno de estos?',
  private: 'Empresas privadas',
  public: 'Gobierno estatal y local',
  privateFull:
    '{agency} cubre a la mayoría de las empresas privadas. Sus normas son al menos tan estrictas como las federales, y algunas lo son más. OSHA federal cubre unos pocos sectores, como el marítimo y los terrenos federales.',
  publicFull: '{agency} cubre también a los trabajadores del gobierno estatal y local.',
  privateFederal: 'OSHA federal inspecciona y multa, según 29 CFR 1910 y 1926.',
  publicPublic:
    '{agency} cubre a los trabajadores del gobierno estatal y local. Su plan no cubre a las empresas privadas.',
  publicFederal:
    'OSHA federal no cubre a los trabajadores del gobierno estatal y local. Otra ley del estado puede cubrirlos.',
  toOsha10: 'Sobre la clase de 10 horas',
  cited: 'Lo que más citan los inspectores',
  citedNote:
    'Conteos nacionales de OSHA federal del año fiscal 2025 (preliminares). Cada fila lleva al módulo que enseña la norma.',
  standard: 'Norma',
  citations: 'Citaciones',
  taught: 'Módulo',
  noModule: 'Todavía ninguno',
  citedHere: 'Qué se citó en {place}',
  citedHereNote:
    '{inspections, plural, one {# inspección abierta} other {# inspecciones abiertas}} desde {since}, con {violations, plural, one {# infracción} other {# infracciones}}. Importado el {imported} de los datos de inspección del Departamento de Trabajo. No prueba culpa: una citación puede impugnarse y cambiar. Los registros de los planes estatales pueden llegar con un mes de retraso.',
  partners: 'Profesionales que atienden {place}',
  noPartners: 'Ninguno de nuestros profesionales tiene su base en {place} todavía. Todos atienden por video.',
  toPartners: 'Todos los profesionales',
  modules: 'Capacitación recomendada',
  disclaimer:
    'Compilado el {date}. Cada texto nombra la fuente en la que se leyó. Las normas de los estados cambian: consulte el sitio de la agencia antes de confiar en esta información.',
  unchecked:
    'No pudimos comprobar estos temas de {place}, así que esta página no dice nada de ellos: {topics}.',
  faqWho: '¿Quién inspecciona los lugares de trabajo en {place}?',
  faqCard: '¿Qué tarjeta o clase de seguridad exige {place}?',
  faqSame: '¿Vale en {place} la capacitación según OSHA federal?',
  faqSameFull:
    'Sí, para empezar. Un plan estatal debe ser al menos tan eficaz como el programa federal. Pregunte a {agency} qué agregan sus normas, y capacite también sobre eso.',
  faqSameFederal:
    'Sí. Las normas federales se aplican directamente a las empresas privadas. La capacitación debe cubrir además su propio sitio y su equipo.',
}

export const locationGlance: Translation<typeof en.locationGlance> = {
  title: 'En resumen',
  both: 'Empresas privadas y gobierno',
  federal: 'OSHA federal',
  offices: 'Oficinas',
  death: 'Reportar una muerte',
  hospital: 'Reportar una hospitalización, una amputación o la pérdida de un ojo',
  hours: 'En menos de {count, plural, one {# hora} other {# horas}}',
  advice: 'Consulta gratuita',
}

export const locationSections: Translation<typeof en.locationSections> = {
  who: 'Quién inspecciona aquí',
  standards: 'Normas que conocer aquí',
  card: 'Tarjetas y clases de seguridad por ley',
  reporting: 'Qué reportar, y a quién',
  penalties: 'Multas',
  consultation: 'Consulta gratuita',
  numbers: 'Qué pasa aquí en el trabajo',
  source: 'Fuente: {site}',
  reportingFederal:
    'Las empresas privadas reportan a OSHA federal al 1-800-321-6742 o en osha.gov: una muerte en menos de 8 horas, y una hospitalización, una amputación o la pérdida de un ojo en menos de 24 horas (29 CFR 1904.39).',
  penaltiesFederal:
    'Para las empresas privadas, el máximo de OSHA federal es de {serious} por una infracción grave y de {willful} por una intencional o repetida desde el 15 de enero de 2025. No encontramos un monto posterior.',
}

export const locationTopics: Translation<typeof en.locationTopics> = {
  who: 'quién inspecciona',
  standards: 'normas propias',
  card: 'una ley sobre tarjetas de seguridad',
  reporting: 'plazos para reportar',
  penalties: 'multas máximas',
  consultation: 'el programa de consulta gratuita',
  numbers: 'conteos de lesiones',
}
