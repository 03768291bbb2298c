import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/course-drawing.ts'

export const courseDrawing: Translation<typeof en.courseDrawing> = {
  IC0110:
    'Un trabajador en una escalera recta apoyada en proporción de 4 a 1. Sus largueros sobresalen 3 pies del descanso.',
  IC0111:
    'Un esmeril de banco: el apoyo está a ⅛ de pulgada de la rueda, la lengüeta a ¼ de pulgada, y una guarda cubre la rueda.',
  IC0112:
    'Una baranda de 42 pulgadas con travesaño intermedio y rodapié, y un trabajador a 6 pies del suelo cuya línea sube de la espalda del arnés a un anclaje para 5,000 libras.',
  IC0113: 'Una cara con un respirador de media máscara que sella alrededor de la nariz y el mentón.',
  IC0114:
    'Un trabajador detrás de la baranda de un andamio de más de 10 pies de alto, a 14 pulgadas de la pared.',
  IC0115: 'Un trabajador sigue la flecha de salida por una puerta hasta el punto de reunión afuera.',
  IC0116: 'Un interruptor apagado, asegurado con un candado y una etiqueta de peligro.',
  IC0117: 'Un envase con etiqueta y dos pictogramas junto a una hoja de datos de seguridad de 16 secciones.',
  IC0118:
    'Un trabajador en una plataforma se mantiene a 10 pies de una línea eléctrica. Al lado hay un tablero eléctrico.',
  IC0119:
    'Un vigilante sobre una boca de acceso, un entrante abajo con línea de rescate, y un medidor que da por seguro de 19.5 a 23.5 por ciento de oxígeno.',
  IC0120: 'Un casco, lentes de seguridad, un guante y una bota de seguridad.',
  IC0121:
    'Un recipiente para objetos punzantes, una gota de sangre y un escudo con una marca de verificación.',
}
