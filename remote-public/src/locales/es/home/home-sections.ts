import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/home/home-sections.ts'

export const homeSections: Translation<typeof en.homeSections> = {
  freeResources: 'Listas y charlas gratuitas',
  featuresTitle: 'Todo lo que necesita para capacitar a su cuadrilla',
  featuresLead:
    'Lo que {tenant} le da a su cuadrilla, de la primera lección al día en que alguien pide los registros.',
  trainingTitle: 'Capacitación con especialistas',
  trainingText: 'Lecciones cortas con preguntas sobre la marcha, y un instructor calificado que responde.',
  trackingTitle: 'Seguimiento del avance',
  trackingText: 'Vea qué está hecho, qué toca y qué vence para cada persona, sin hojas de cálculo.',
  complianceTitle: 'Cumplimiento',
  complianceText:
    'Cada afirmación cita su párrafo de 29 CFR, y las lecciones se actualizan cuando cambian las normas.',
  certificationTitle: 'Certificación',
  certificationText:
    'Certificados de finalización que cualquiera puede comprobar con el código de la página.',
  consultingTitle: 'Consultoría con especialistas',
  consultingText: 'Una hora por semana con un profesional de seguridad que conoce su sitio y su programa.',
  resourcesTitle: 'Recursos gratuitos',
  resourcesText: 'Listas, permisos y charlas de seguridad, listos para imprimir con sus colores.',
  catalogTitle: 'Doce módulos, precios claros',
  catalogLead:
    'Compre un curso o todos para su cuadrilla. Elija 3 cursos o más y reciba un 15% de descuento.',
  minutes: '{minutes} min',
  catalogMore: 'Vea los módulos por dentro',
  catalogPricing: 'Cuánto cuesta para su cuadrilla',
  howTitle: 'De la primera lección a un registro firmado',
  howLearn: 'Aprender',
  howLearnText: 'Cinco o seis lecciones cortas por módulo, en lenguaje sencillo.',
  howProve: 'Demostrar',
  howProveText:
    'Preguntas nuevas en cada intento. Se aprueba con 80%. Cada respuesta se explica y cita su párrafo.',
  howDo: 'Practicar',
  howDoText: 'Su instructor o supervisor firma la parte práctica en su sitio.',
  howKeep: 'Conservar',
  howKeepText: 'Certificado, fecha de renovación y recordatorios, por el tiempo que exige la norma.',
  howNote:
    'OSHA dice desde 2019 que las lecciones en línea por sí solas no cumplen los requisitos de capacitación: la gente necesita practicar y preguntar. Por eso los pasos dos y tres son parte de cada módulo.',
  standardsTitle: 'Basado en lo que citan los inspectores',
  standardsLead: 'Las diez normas más citadas del año fiscal 2025. Nuestros módulos enseñan nueve de ellas.',
  standardsSource: 'OSHA federal, conteos preliminares, publicados con el National Safety Council.',
  standardsHead: 'Norma',
  citationsHead: 'Citaciones',
  notTaught: 'Lista gratuita para montacargas',
  ctaTitle: 'Empiece a capacitar a su cuadrilla',
  ctaText:
    'Empiece con un módulo, o consiga lugares para toda la cuadrilla. Comuníquese con {tenant} cuando necesite hablar con una persona.',
  ctaAccount: 'Crear una cuenta',
}
