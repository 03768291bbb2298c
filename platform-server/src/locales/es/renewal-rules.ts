import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/renewal-rules.ts'

export const renewalRules: Translation<typeof en.renewalRules> = {
  standard: 'Cada 24 meses',
  IC0110: 'Cada 24 meses; se repite cuando lo exige 1926.1060(b) o 1910.30(c)',
  IC0111: 'Cada 24 meses; 1910.212 no fija un plazo',
  IC0112: 'Cada 24 meses; se repite cuando lo exige 1926.503(c)',
  IC0113: 'Cada año si debe usar un respirador, 1910.134(k)(5)',
  IC0114: 'Cada 24 meses; se repite cuando lo exige 1926.454(c)',
  IC0115: 'Cada año, capacitación sobre extintores, 1910.157(g)(2); revisión del plan, 1910.38(f)',
  IC0116: 'Cada año, con la inspección del procedimiento de 1910.147(c)(6); se repite según (c)(7)(iii)',
  IC0117: 'Repaso cada año; obligatorio en la primera asignación y con peligros nuevos, 1910.1200(h)(1)',
  IC0118: 'Cada 24 meses; se repite cuando cambian las tareas o el equipo',
  IC0119: 'Cada año, con la práctica de rescate de 1910.146(k)(2)(iv); después de cambios, (g)(2)',
  IC0120: 'Cada 24 meses; se repite cuando lo exige 1910.132(f)(3)',
  IC0121: 'Cada año, 1910.1030(g)(2)(ii)',
}
