import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/emergencies.ts'

export const emergencyFigures: Translation<typeof en.emergencyFigures> = {
  pullPin: 'Quite el seguro',
  aimLow: 'Apunte a la\nbase del fuego',
  squeeze: 'Apriete\nla manija',
  sweep: 'Barra de\nlado a lado',
  fireOut: 'Fuego:\nsalga',
  tornadoIn: 'Tornado: adentro,\nsin ventanas',
  cloudCross: 'Nube química: de través y contra\nel viento, nunca con ella',
  planHere: 'Aquí está usted',
  planRoutes: 'Dos salidas, separadas',
  planAlarm: 'Alarma manual',
  planExtinguisher: 'Extintor',
  planFirstAid: 'Botiquín y desfibrilador (AED)',
  planAssembly: 'Punto de reunión',
  fifteenMinutes: '15 minutos\ncon reloj',
  lidsOpen: 'Párpados abiertos\ncon los dedos',
  tepidWater: 'Agua tibia',
  tenSeconds: 'Se llega en unos\ndiez segundos',
  exitSign: 'EXIT',
  countOf: '3 de 4',
  countLeave: 'Salga con la primera señal: el humo llena el pasillo desde el techo hacia abajo.',
  countLow: 'Vaya agachado, donde todavía se ve y se respira, y cierre la puerta al pasar.',
  countGather: 'Vaya al punto de reunión, lejos del edificio, y quédese ahí.',
  countMissing: 'Esté en el conteo. Falta una persona: nadie regresa. Den el conteo a los bomberos.',
}
