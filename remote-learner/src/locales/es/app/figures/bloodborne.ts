import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/bloodborne.ts'

export const bloodborneFigures: Translation<typeof en.bloodborneFigures> = {
  sharpsClosable: 'Se cierra',
  sharpsFill: 'Se cambia antes\nde llenarse',
  sharpsLabel: 'Con etiqueta o\ncolor de aviso',
  sharpsWalls: 'Nada la perfora\nni gotea',
  throughSkin: 'A través de la piel',
  splash: 'Ojos, nariz, boca',
  brokenSkin: 'Piel con heridas',
  wholeSkin: 'Piel sana: la detiene',
  glovesOff: 'Guantes fuera',
  soap: 'agua y jabón\nen cuanto\npueda',
  noSink: 'Sin lavabo',
  cleanser: 'luego agua\ny jabón, lo\nantes posible',
  weekdays: 'L M M J V S D',
  assigned: 'Primer día: capacitación',
  offered: 'Para el día 10: ofrecida, gratis',
  shots: '2 o 3 dosis',
  bloodTest: 'análisis de sangre\n1 a 2 meses después',
  tongs: 'Primero lo filoso,\ncon pinzas, no\ncon la mano',
  inward: 'Absorber del\nborde hacia\nadentro',
  wetTime: 'Dejar mojado el\ntiempo que dice\nla etiqueta',
  stickEnters: 'Una aguja usada lleva sangre a través del guante y la piel en un segundo.',
  stickWash: 'Lave con agua y jabón. No lo exprima, no lo corte ni le ponga cloro.',
  stickReport: 'Avise de inmediato a la persona que nombra su plan, aun de noche.',
  stickGo:
    'Vaya a la evaluación médica, sin terminar el turno: el tratamiento sirve más en las primeras horas.',
  pinch: 'Pellizque en\nla muñeca',
  peel: 'Voltéelo al\nquitarlo, sosténgalo',
  underCuff: 'Dedo limpio\nbajo el puño',
  overFirst: 'Quítelo sobre el\nprimero, lávese',
}
