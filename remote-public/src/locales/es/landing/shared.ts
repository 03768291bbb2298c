import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/shared.ts'

export const landingShared: Translation<typeof en.landingShared> = {
  handsOn: '¿Basta la capacitación en línea?',
  handsOnAnswer:
    'No. OSHA escribió en 2019 que la capacitación en línea sin interacción, sin práctica y sin un instructor que responda preguntas no cumple. Aquí un instructor responde sus preguntas. Su empresa agrega la práctica con su equipo y en su sitio. Ambas cosas quedan en el registro.',
  completion: '¿Qué recibo al final?',
  completionAnswer:
    'Un certificado de finalización que cualquiera puede comprobar en línea con su código. No es una tarjeta de OSHA, ni una licencia, ni prueba de que un lugar de trabajo cumple.',
  languages: 'Mi cuadrilla no lee bien inglés. ¿Y entonces?',
  languagesAnswer:
    'La capacitación debe darse en un idioma y con palabras que el trabajador entienda. Nuestras charlas de seguridad son gratuitas en inglés y español, y varios de nuestros profesionales capacitan también en otros idiomas.',
  disclaimer:
    'Contenido educativo. No reemplaza la capacitación práctica de la empresa en su sitio, y no garantiza el cumplimiento. Los planes estatales pueden exigir más que las normas federales que se citan aquí.',
}
