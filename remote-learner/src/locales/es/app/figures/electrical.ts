import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/electrical.ts'

export const electricalFigures: Translation<typeof en.electricalFigures> = {
  tenFeet: '10 pies',
  lineVoltage: 'Línea de 50 kV\no menos',
  reachCounts: 'Cuente cuerpo\ny herramienta',
  moreVolts: 'Sobre 50 kV: 4 pulg más cada 10 kV',
  qualified: 'Calificado para\neste panel',
  attendant: 'Vigilante\nadvierte',
  unqualified: 'No calificado\nse aleja',
  knownSource: 'Fuente\nconocida',
  thePart: 'La parte:\nsin energía',
  knownSourceAgain: 'La fuente\notra vez',
  depth: '3 pies',
  width: '30 pulg',
  noStorage: 'Nada guardado,\nni por una hora',
  upTo600Volts: '151 a 600 V: hasta 4 pies de fondo',
  upTo150Volts: '0 a 150 V: al menos 3 pies de fondo',
  cutFirst: 'Primero: corte\nla corriente',
  neverTouch: 'No lo toque:\nquedaría en\nel circuito',
  gfci: 'GFCI',
  breaker: 'Breaker\nde 20 A',
  faultNone: 'La corriente sale por un cable y regresa por el otro: la misma que salió.',
  faultPerson:
    'La herramienta está dañada. Parte de la corriente pasa por la persona al suelo mojado, y regresa menos.',
  faultBreaker:
    'El breaker no lo nota: salta únicamente con mucha más corriente de la que detiene un corazón.',
  faultTrip: 'Un GFCI corta en una fracción de segundo cuando falta alrededor de 0.005 amperios.',
  stayIn: 'Quédese adentro',
  stayAway: 'No se acerque',
  awayDistance: '35 pies',
}
