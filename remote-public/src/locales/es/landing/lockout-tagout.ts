import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/lockout-tagout.ts'

export const landingLockoutTagout: Translation<typeof en.landingLockoutTagout> = {
  lead: 'La cuarta norma más citada de 2025. Aprenda los seis pasos, cómo controlar la energía almacenada y cómo hacer la inspección anual que muchos programas olvidan.',
  audience1: 'Empleados autorizados: mecánicos, electricistas y operadores que quitan atascos',
  audience2: 'Empleados afectados que operan la máquina y deben saber qué significa el candado',
  audience3: 'Quienes escriben los procedimientos y hacen la inspección anual',
  fact1Figure: '6 pasos',
  fact1:
    'Preparar, apagar, aislar, poner el candado o la etiqueta, controlar la energía almacenada, verificar. En este orden, siempre.',
  fact2Figure: 'Cada año',
  fact2:
    'Un empleado autorizado que no usa el procedimiento lo inspecciona, y la empresa certifica la inspección.',
  fact3Figure: '1 persona',
  fact3:
    'Quien puso el candado lo quita. Si esa persona no está, la empresa debe seguir un procedimiento escrito.',
  covered1: 'La energía peligrosa, y la energía que queda',
  covered2: 'Empleados autorizados, afectados y otros',
  covered3: 'Candados, etiquetas y pinzas, y qué los hace válidos',
  covered4: 'Los pasos, hasta probar el botón de arranque',
  covered5: 'Volver al servicio, llaves perdidas, cambio de turno, trabajo en grupo y de contratistas',
  covered6: 'Programa, inspección anual y registro de capacitación',
  question: 'Ya se liberó la energía almacenada. ¿Qué debe hacer antes de que alguien toque la máquina?',
  option1: 'Firmar la bitácora',
  option2: 'Verificar el aislamiento',
  option3: 'Llamar al supervisor',
  option4: 'Quitar la etiqueta',
  faq1: '¿Basta una etiqueta donde cabe un candado?',
  faq1Answer:
    'Solo si la empresa puede demostrar que la etiqueta, con medidas adicionales, protege igual que un candado. En la práctica, use un candado. [1910.147(c)(2)(ii), (c)(3)]',
  faq2: '¿Necesita procedimiento de bloqueo una máquina con enchufe?',
  faq2Answer:
    'No mientras esté desenchufada y quien hace el trabajo tenga control exclusivo del enchufe. La excepción termina en cuanto otra persona pudiera enchufarla. [1910.147(a)(2)(iii)(A)]',
}
