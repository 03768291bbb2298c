import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/product-picture.ts'

export const productPicture: Translation<typeof en.productPicture> = {
  lesson:
    'Una lección en pantalla. La lista de lecciones está a la izquierda, y al lado está el texto con un dibujo.',
  matrix:
    'La matriz de capacitación con personas de demostración: una fila por persona, una columna por curso, y en cada celda si la capacitación está al día, pendiente o atrasada.',
  hours:
    'El calendario de un profesional de seguridad: cada día de la semana tiene una lista de horas para reservar.',
  certificate:
    'Un certificado de finalización con la marca SAMPLE (muestra): nombre, curso, norma, fechas, código y código QR.',
}
