import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/for-companies.ts'

export const forCompanies: Translation<typeof en.forCompanies> = {
  eyebrow: 'Para empresas',
  title: 'Capacite a una cuadrilla, y demuéstrelo ante un inspector',
  lead: 'Dé a cada persona los cursos que su trabajo necesita, vea quién terminó, a quién le toca y quién está atrasado, y muestre el registro de cada persona.',
  demo: 'Pedir una demostración',
  pricing: 'Cuánto cuesta para su cuadrilla',
  pictureNote: 'Imágenes del producto en uso, con personas de demostración.',
  matrixTitle: 'Una pantalla para toda la cuadrilla',
  matrix1:
    'Cada celda dice sin empezar, asignado, en curso, completado, atrasado o vencido, con palabras y con color.',
  matrix2: 'Busque personas, y filtre por empresa, curso y estado.',
  matrix3: 'Abra a una persona para ver lecciones, intentos, preguntas y firmas.',
  assignTitle: 'El curso correcto para cada trabajo',
  assign1: 'Asigne cursos a muchas personas a la vez, con la fecha en que tocan.',
  assign2: 'Las personas reciben un correo cuando se les asigna algo, y antes de que venza un certificado.',
  assign3: 'Las lecciones y preguntas están en inglés y español, a un nivel de lectura de grado 8 o menos.',
  lessonTitle: 'Lecciones que la gente termina',
  lesson1:
    'Lecciones cortas con dibujos y una comprobación al final de cada una, en el teléfono o la computadora. Las lecciones descargadas funcionan sin red.',
  lesson2: 'Cada afirmación nombra su párrafo de 29 CFR.',
  lesson3: 'Los alumnos preguntan a un instructor, y un instructor o supervisor firma la parte práctica.',
  recordTitle: 'Lo que ve el inspector',
  record1:
    'De cada persona y curso: el día, el puntaje, el tiempo en las lecciones y quién firmó la parte práctica.',
  record2: 'Certificados de finalización que cualquiera puede comprobar con su código, sin tener cuenta.',
  record3:
    'Tarjetas que las personas obtuvieron en otra parte, revisadas por el personal y guardadas junto a sus certificados.',
  sample: 'Vea un certificado de muestra',
  buyTitle: 'Comprar para una empresa',
  buySeats: 'Lugares',
  buySeatsText:
    'Un pedido para 1 a 1,000 personas. Asigne cada lugar por correo, y cambie los que nadie ha usado.',
  buyInvoice: 'Factura y orden de compra',
  buyInvoiceText: 'Recibe una factura con su número de orden de compra. Todo se abre cuando llega el pago.',
  buyPrice: 'Descuento',
  buyPriceText: 'Con 3 cursos o más en un pedido, todo cuesta 15% menos para cada persona.',
  limits: 'Lo que no reemplaza',
  limitsText:
    'Las lecciones en línea por sí solas no cumplen las normas de capacitación de OSHA. Usted agrega la práctica en su sitio y alguien que responda preguntas. OSHA no aprueba ningún curso, tampoco los nuestros.',
  formTitle: 'Pedir una demostración',
  formLead: 'Cuéntenos de su cuadrilla. Una persona de {tenant} le responde por correo.',
}
