import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/osha-10.ts'

export const landingOsha10: Translation<typeof en.landingOsha10> = {
  eyebrow: 'Prepara para la clase de 10 horas',
  lead: 'La clase de diez horas para trabajadores la da un instructor autorizado. Nuestros módulos abarcan sus temas principales a su ritmo, para que la clase sea un repaso y no una avalancha de material nuevo.',
  audience1:
    'Trabajadores de obras públicas en estados que exigen la tarjeta por ley, y en obras donde la exige el dueño',
  audience2: 'Personal nuevo que debe conocer los peligros principales antes de su primer día',
  audience3: 'Empresas que quieren a todos al mismo nivel antes de reservar una clase',
  fact1Figure: '10 horas',
  fact1:
    'Seis horas de temas obligatorios, dos horas electivas de al menos dos temas y dos horas opcionales. No más de siete horas y media por día.',
  fact1Cite: 'Procedimientos del programa Outreach de OSHA',
  fact2Figure: '7 estados',
  fact2:
    'Connecticut, Massachusetts, Missouri, Nevada, New Hampshire, New York y Rhode Island la exigen en ciertas obras públicas. Los límites varían por estado.',
  fact2Cite: 'Leyes estatales',
  hours: 'Cómo se reparten las diez horas',
  head1: 'Clase',
  head2: 'Obligatorio',
  head3: 'Electivo',
  head4: 'Opcional',
  construction1: '10 h construcción',
  construction2:
    '6 h: introducción, los cuatro peligros mortales, equipo de protección, peligros para la salud',
  construction3: '2 h, al menos 2 temas',
  construction4: '2 h',
  industry1: '10 h industria general',
  industry2:
    '6 h: introducción, superficies de trabajo, salidas e incendios, electricidad, equipo de protección, químicos',
  industry3: '2 h',
  industry4: '2 h',
  covered1: 'Los cuatro peligros mortales: caídas, electrocución, golpes y atrapamientos',
  covered2: 'Escaleras y andamios, más allá del mínimo',
  covered3: 'Equipo de protección a la medida',
  covered4: 'Químicos: etiquetas y hojas de datos',
  covered5: 'Salidas, alarmas y extintores',
  covered6: 'Preguntas de práctica con el párrafo detrás de cada respuesta',
  question: '¿Quién puede entregar la tarjeta de 10 horas del Departamento de Trabajo?',
  option1: 'Cualquier instructor de seguridad',
  option2: 'La empresa',
  option3: 'Un instructor autorizado del programa Outreach',
  option4: 'Cualquier sitio web',
  questionCite: 'Programa Outreach de OSHA',
}
