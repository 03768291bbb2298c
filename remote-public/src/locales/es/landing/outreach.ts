import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/outreach.ts'

export const landingOutreach: Translation<typeof en.landingOutreach> = {
  figure: 'Voluntario',
  fact: 'El programa Outreach es voluntario y no cumple los requisitos de capacitación de ninguna norma. Aun así, algunos estados y muchos dueños exigen la tarjeta.',
  cite: 'osha.gov, Outreach Training Program',
  card: '¿Pueden darme la tarjeta?',
  cardAnswer:
    'No. Solo un instructor autorizado por OSHA puede dar la clase y pedir la tarjeta al Departamento de Trabajo. Nuestra capacitación lo prepara para esa clase y le ayuda a recordarla después.',
  class: '¿Cómo encuentro una clase que cuente?',
  classAnswer:
    'Pida al instructor su tarjeta de autorización y compruébela con el centro educativo que la emitió. Las clases en línea cuentan solo si son de uno de los pocos proveedores que nombra el sitio de OSHA.',
  expiry: '¿La tarjeta vence?',
  expiryAnswer:
    'La tarjeta en sí no vence. Algunos estados y dueños, como Connecticut y Nevada, piden una de menos de cinco años. Pregunte antes de empezar el trabajo.',
  disclaimer:
    'No somos proveedores del programa Outreach de OSHA ni emitimos tarjetas del Departamento de Trabajo. Las horas siguen los mínimos publicados por tema. Deciden los procedimientos vigentes del programa y su instructor autorizado. Última revisión: 20 de noviembre de 2026.',
}
