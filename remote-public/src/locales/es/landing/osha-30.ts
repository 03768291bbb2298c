import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/osha-30.ts'

export const landingOsha30: Translation<typeof en.landingOsha30> = {
  eyebrow: 'Prepara para la clase de 30 horas',
  lead: 'Una clase de treinta horas para quienes responden por otros. Nuestros doce módulos abarcan sus peligros. Uno de nuestros profesionales puede ayudar con lo que un módulo no enseña: dirigir la seguridad en su obra.',
  audience1: 'Capataces, superintendentes, líderes y representantes de seguridad',
  audience2: 'Gerentes de proyecto cuyo cliente o licitación la exige',
  audience3: 'Trabajadores con la tarjeta de 10 horas que van a dirigir una cuadrilla',
  fact1Figure: '30 horas',
  fact1:
    'Construcción: 14 horas obligatorias, 12 horas electivas de al menos seis temas y 4 horas opcionales. La clase dura al menos cuatro días.',
  fact1Cite: 'Procedimientos del programa Outreach de OSHA',
  fact2:
    'El puntaje que los proveedores en línea exigen en cada prueba, con tres intentos por prueba y 180 días para toda la clase.',
  fact2Cite: 'Reglas publicadas de proveedores en línea',
  hours: 'Cómo se reparten las treinta horas',
  head1: 'Clase',
  head2: 'Obligatorio',
  head3: 'Electivo',
  head4: 'Opcional',
  construction1: '30 h construcción',
  construction2:
    '14 h: introducción, gestión de la seguridad, los cuatro peligros mortales, equipo de protección, salud, escaleras',
  construction3: '12 h, al menos 6 temas',
  construction4: '4 h',
  industry1: '30 h industria general',
  industry2:
    '12 h: introducción, gestión de la seguridad, superficies de trabajo, salidas e incendios, electricidad, equipo de protección, materiales, químicos',
  industry3: '10 h, al menos 5 temas',
  industry4: '8 h',
  covered1: 'Los cuatro peligros mortales, con los números que un supervisor debe saber',
  covered2: 'Andamios, escaleras, máquinas y energía almacenada',
  covered3: 'Espacios confinados y respiradores',
  covered4: 'Peligros para la salud: químicos, ruido, sangre',
  covered5: 'Planes escritos: emergencias, evaluación de peligros y programas de seguridad',
  covered6: 'Registros: qué guardar y por cuánto tiempo',
  question: '¿Cómo debe tener una empresa de 25 empleados su plan de emergencia?',
  option1: 'Por escrito, donde todos los empleados puedan verlo',
  option2: 'De palabra',
  option3: 'En un cajón con llave en la oficina central',
  option4: 'Solo si quiere',
  faq1: '¿Necesito antes la clase de 10 horas?',
  faq1Answer:
    'No. Son clases distintas para personas distintas. Los supervisores a menudo van directo a la de 30 horas.',
}
