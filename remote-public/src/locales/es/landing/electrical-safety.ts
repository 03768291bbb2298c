import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/electrical-safety.ts'

export const landingElectricalSafety: Translation<typeof en.landingElectricalSafety> = {
  eyebrow: '29 CFR 1910.301-399 y 1926 Subparte K',
  lead: 'Protegido, sin energía o lo bastante lejos. Aprenda qué hacen el choque y el arco eléctrico, quién está calificado para qué trabajo y cómo revisar un cable antes de usarlo.',
  audience1: 'Trabajadores cerca de tableros, cables, herramientas portátiles y líneas aéreas',
  audience2: 'Personal de mantenimiento que abre tapas o repone interruptores',
  audience3: 'Cuadrillas de construcción con energía temporal',
  fact1Figure: '50 V',
  fact1: 'Las partes vivas con este voltaje o más deben estar protegidas contra el contacto accidental.',
  fact2Figure: '10 pies',
  fact2:
    'Lo más cerca que una persona no calificada puede llegar a una línea aérea de hasta 50 kV. Sume cuatro pulgadas por cada 10 kV más.',
  fact3Figure: 'GFCI',
  fact3:
    'Obligatorio en obras para tomas monofásicas de 120 voltios y de 15 y 20 amperios que no son del cableado permanente. En su lugar puede usarse un programa de conexión a tierra asegurada.',
  covered1: 'Cómo dañan el choque, el arco y la explosión',
  covered2: 'Trabajadores calificados y no calificados',
  covered3: 'Quitar la energía, bloquear, probar',
  covered4: 'Espacio libre, tapas, cables y protección contra fallas a tierra',
  covered5: 'Líneas aéreas y enterradas',
  covered6: 'Qué hacer cuando alguien toca una parte viva',
  question: '¿Cuándo se revisan las herramientas con enchufe y las extensiones?',
  option1: 'Antes de usarlas en cada turno',
  option2: 'Una vez al año',
  option3: 'Después de que salta el interruptor',
  option4: 'Nunca',
  faq1: '¿Quién es una persona calificada?',
  faq1Answer:
    'Alguien capacitado para distinguir las partes vivas de las demás, hallar el voltaje y conocer sus distancias y precauciones. Un certificado por sí solo no califica a nadie. La empresa decide, para el equipo que se usa.',
  faq2: '¿Se puede trabajar alguna vez con partes vivas?',
  faq2Answer:
    'La norma exige cortar primero la energía. El trabajo con energía es solo para cuando cortarla agrega peligros o no es posible, y entonces solo con personas capacitadas y equipo de protección. [1910.333(a)(1)]',
}
