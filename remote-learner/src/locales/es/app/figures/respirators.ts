import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/respirators.ts'

export const respiratorFigures: Translation<typeof en.respiratorFigures> = {
  sealed: 'Piel bajo el\nsello: sella',
  leaking: 'Barba bajo el\nsello: hay fuga',
  eliminate: 'Eliminar: pieza\nprefabricada',
  engineer: 'Ingeniería:\ncortar con agua',
  organize: 'Organizar: menos\ngente cerca',
  protect: 'Proteger:\nun respirador',
  filteringFacepiece: 'Mascarilla\nfiltrante\nAPF 10',
  halfMask: 'Media\nmáscara\nAPF 10',
  fullFacepiece: 'Máscara\ncompleta\nAPF 50',
  poweredHalf: 'PAPR,\nmedia\nAPF 50',
  poweredFull: 'PAPR,\ncompleta\nAPF 1,000',
  selfContained: 'SCBA,\ncompleta\nAPF 10,000',
  qualitative: 'Cualitativa: sabor\nu olor',
  quantitative: 'Cuantitativa:\nse mide',
  fitFactor: '140',
  fitFactors: 'Media 100, completa 500, o más',
  storedRight: 'Caja cerrada, boca\narriba, sin apretar',
  storedWrong: 'Colgada: se dobla,\ncon polvo y sol',
  twoIn: 'Dos adentro,\njuntos',
  twoOut: 'Dos afuera,\ncon equipo',
  inContact: 'En contacto:\nvista, voz, cuerda',
  leakSkin: 'Sobre piel limpia, todo el aire que usted jala pasa por los filtros.',
  leakBeard: 'La barba levanta el borde: el aire toma el camino más fácil, alrededor del filtro.',
  leakCheck:
    'Revisión del sello: tape las entradas y jale aire. La máscara que sella se hunde un poco y así se queda.',
  leakFound: 'Si hay fuga, no se queda hundida. Acomódela y revise otra vez; si sigue la fuga, no entre.',
}
