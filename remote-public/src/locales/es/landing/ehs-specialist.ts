import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/ehs-specialist.ts'

export const landingEhsSpecialist: Translation<typeof en.landingEhsSpecialist> = {
  eyebrow: 'Doce módulos, un camino',
  lead: 'Para quienes recibieron la seguridad además de su trabajo. Aprenda las normas que citan los inspectores y pregunte a un profesional en el camino.',
  audience1: 'Gerentes de oficina, planta y obra que se volvieron “la persona de seguridad”',
  audience2: 'Personal de recursos humanos que lleva los registros de capacitación',
  audience3: 'Personas que cambian de carrera y quieren lo básico antes de un título o una credencial',
  fact1Figure: '12 módulos',
  fact1:
    'De las escaleras a los patógenos en la sangre. Abarcan nueve de las diez normas más citadas de 2025.',
  fact1Cite: 'Las diez más citadas de OSHA, año fiscal 2025, preliminar',
  fact2: 'El puntaje con que se aprueba cada cuestionario. Cada respuesta muestra el párrafo del que sale.',
  fact2Cite: 'Regla nuestra',
  fact3Figure: 'Sin licencia',
  fact3:
    'No existe una licencia del gobierno para especialistas en EHS, y nadie puede venderle una. Este es nuestro propio programa, y lo decimos.',
  fact3Cite: 'Lo que esto no es',
  covered1: 'Trabajo en altura: escaleras, caídas, andamios',
  covered2: 'Máquinas y energía: protecciones, bloqueo, electricidad',
  covered3: 'Aire y químicos: respiradores, etiquetas y hojas de datos',
  covered4: 'Espacios confinados y emergencias: permisos, planes, salidas',
  covered5: 'Personas: equipo de protección y patógenos en la sangre',
  covered6: 'Registros: qué exige cada norma y cuánto tiempo se guardan',
  question: '¿Quién paga los lentes de seguridad que exige el trabajo?',
  option1: 'El trabajador',
  option2: 'La empresa',
  option3: 'Cada uno la mitad',
  option4: 'El sindicato',
  faq1: '¿Es una certificación oficial?',
  faq1Answer:
    'No. Es nuestro propio programa, y cada certificado dice lo que usted completó. Las credenciales como el CSP vienen de juntas independientes. Nuestra página sobre certificación profesional explica la diferencia.',
  faq2: '¿Cuesta menos tomar varios cursos?',
  faq2Answer:
    'Sí. Tres cursos o más en un carrito cuestan 15% menos. La suscripción abre los doce mientras dura.',
  disclaimer:
    'Un certificado de finalización, no una tarjeta de OSHA, ni una licencia del gobierno, ni una prueba de cumplimiento. Contenido educativo; la empresa agrega capacitación práctica en su sitio.',
}
