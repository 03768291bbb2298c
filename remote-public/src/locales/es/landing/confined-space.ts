import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/confined-space.ts'

export const landingConfinedSpace: Translation<typeof en.landingConfinedSpace> = {
  eyebrow: '29 CFR 1910.146 y 1926 Subparte AA',
  lead: 'Muchas personas que mueren en espacios confinados entraron a rescatar a otra. Aprenda a reconocer un espacio que requiere permiso, a medir el aire en el orden correcto y por qué el vigilante se queda afuera.',
  audience1: 'Entrantes y vigilantes en tanques, bóvedas, fosos, silos y bocas de acceso',
  audience2: 'Supervisores de entrada que firman y cancelan el permiso',
  audience3: 'Contratistas que trabajan en espacios de otros dueños',
  fact1:
    'El oxígeno fuera de este rango hace peligroso el aire. También los gases inflamables por encima del 10% del límite inferior de inflamabilidad.',
  fact2Figure: '1 vigilante',
  fact2:
    'Al menos una persona se queda afuera durante toda la entrada y no entra a ayudar, salvo que esté capacitada, equipada y relevada.',
  fact3Figure: '1 año',
  fact3:
    'El tiempo mínimo para guardar los permisos cancelados. La revisión anual del programa se basa en ellos.',
  covered1: 'Qué hace confinado a un espacio, y qué hace que requiera permiso',
  covered2: 'El aire: medir en el orden correcto y ventilar',
  covered3: 'El permiso y los tres papeles',
  covered4: 'Entrada, vigilancia y comunicación',
  covered5: 'Rescate sin una segunda víctima',
  covered6: 'Qué es distinto en la construcción',
  question: 'Un vigilante ve que un entrante se desploma. ¿Qué hace el vigilante?',
  option1: 'Entra de inmediato',
  option2: 'Se va a buscar ayuda',
  option3: 'Llama al rescate y se queda afuera, salvo que esté capacitado, equipado y relevado',
  option4: 'Espera diez minutos',
  faq1: '¿Qué se mide primero antes de entrar?',
  faq1Answer:
    'Primero el oxígeno, luego los gases combustibles y después los gases tóxicos. La mayoría de los medidores necesita oxígeno para leer bien lo demás. [1910.146(d)(5)(iii)]',
  faq2: '¿Cada cuánto hay que practicar el rescate?',
  faq2Answer:
    'Al menos una vez cada doce meses las personas nombradas como rescatistas, en espacios representativos. Esa parte no se puede hacer en línea. [1910.146(k)(2)(iv)]',
}
