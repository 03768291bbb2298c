import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/fall-protection.ts'

export const landingFallProtection: Translation<typeof en.landingFallProtection> = {
  lead: 'La norma más citada del país, quince años seguidos. Aprenda cuándo necesita protección, qué lo sostiene y qué registros necesita antes de que pregunte el inspector.',
  audience1:
    'Techadores, armadores, cuadrillas de acero y de albañilería, y todos los que trabajan cerca de un borde sin protección',
  audience2:
    'Personal de mantenimiento en techos, plataformas y entrepisos, donde la protección empieza a cuatro pies',
  audience3: 'Capataces y personas competentes que revisan el equipo y firman el registro',
  fact1Figure: '6 pies',
  fact1:
    'En la construcción, la protección empieza cuando un lado o borde sin protección está a esta altura sobre el nivel de abajo. En la industria general son 4 pies.',
  fact2Figure: '5,000 lb',
  fact2:
    'Lo que un anclaje debe sostener por cada trabajador conectado, salvo que una persona calificada lo haya diseñado con un factor de seguridad de dos.',
  fact3Figure: '1 registro',
  fact3:
    'La empresa guarda una certificación escrita: quién se capacitó, cuándo, y la firma del instructor o de la empresa.',
  covered1: 'Cuándo se exige protección, según el lugar y la altura',
  covered2: 'Barandas, cubiertas y redes de seguridad',
  covered3: 'Detención personal de caídas: anclaje, arnés, conector, espacio libre',
  covered4: 'Revisar y cuidar el equipo',
  covered5: 'Rescate después de una caída',
  covered6: 'El registro de capacitación, y cuándo toca repetirla',
  question: '¿Cuál es la caída libre más larga que puede permitir un sistema personal de detención?',
  option1: '3.5 pies',
  option2: '6 pies',
  option3: '10 pies',
  option4: '12 pies',
  faq1: '¿Cada cuánto se repite la capacitación contra caídas?',
  faq1Answer:
    'La norma de construcción no fija un intervalo. Exige repetirla cuando cambia el lugar de trabajo, cuando cambia el equipo, o cuando lo que hace un trabajador muestra que no se le quedó. Recomendamos un repaso cada 24 meses.',
  faq2: '¿Quién puede firmar el registro de certificación?',
  faq2Answer:
    'El instructor o la empresa. El registro que usted descarga aquí tiene una línea para la parte práctica, con lugar, fecha y equipo.',
}
