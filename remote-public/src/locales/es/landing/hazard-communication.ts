import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/hazard-communication.ts'

export const landingHazardCommunication: Translation<typeof en.landingHazardCommunication> = {
  lead: 'La actualización de 2024 de la norma alcanzó a las empresas el 20 de noviembre de 2026. Aprenda sobre etiquetas, hojas de datos y su programa escrito. Todo lo que cambió está marcado como nuevo.',
  audience1: 'Todos los que usan, mueven, guardan o limpian un producto químico peligroso',
  audience2: 'Supervisores que etiquetan envases secundarios y responden preguntas',
  audience3: 'La persona que lleva la lista de químicos y las hojas de datos',
  fact1Figure: '20 nov. 2026',
  fact1:
    'El plazo de las empresas para actualizar etiquetas, programas y capacitación de las sustancias. El plazo para las mezclas es el 19 de mayo de 2028.',
  fact2Figure: '16 secciones',
  fact2:
    'Una hoja de datos de seguridad tiene siempre las mismas dieciséis secciones en el mismo orden. Debe estar al alcance en el área de trabajo en cada turno.',
  fact3Figure: 'Día uno',
  fact3:
    'La capacitación toca con la primera asignación y cada vez que llega un peligro químico nuevo, no una vez al año por calendario.',
  covered1: 'Su derecho a saber, el programa escrito y la lista de químicos',
  covered2: 'Etiquetas: palabras de advertencia, indicaciones y pictogramas',
  covered3: 'Leer una hoja de datos en el orden que ayuda',
  covered4: 'Envases del lugar de trabajo y portátiles',
  covered5: 'Protegerse, derrames y exposición',
  covered6: 'Qué cambió la actualización de 2024',
  question:
    'Usted vierte limpiador en una botella sin etiqueta para usarlo usted mismo ahora, en este turno. ¿Necesita etiqueta?',
  option1: 'No, si es para su propio uso inmediato',
  option2: 'Sí, siempre',
  option3: 'Solo si pasa de un cuarto de galón',
  option4: 'Solo al aire libre',
  faq1: '¿Hay que capacitar a todos de nuevo por la actualización?',
  faq1Answer:
    'Sí, si cambiaron las etiquetas u hojas de datos que la gente usa, o si se identificó un peligro nuevo. Muchas veces basta una charla de diez minutos con hoja de firmas, donde se usan los químicos.',
  faq2: '¿Se exige un repaso cada año?',
  faq2Answer:
    'La norma federal no lo exige. Lo recomendamos, y algunos estados y aseguradoras lo piden. La norma exige capacitar cuando el peligro es nuevo.',
}
