import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/sample-certificate.ts'

export const sampleCertificate: Translation<typeof en.sampleCertificate> = {
  title: 'Certificado de muestra',
  lead: 'Lo que un alumno recibe después de las lecciones, el cuestionario y las firmas, y lo que un inspector puede comprobar. La imagen es un certificado real de una persona de demostración, marcado como muestra.',
  partsTitle: 'Qué contiene',
  part1: 'El nombre de la persona, el curso y la norma federal.',
  part2: 'Cuándo se emitió, cuándo vence y si esa fecha es obligatoria o recomendada.',
  part3: 'El puntaje, el tiempo, el idioma y la versión del contenido.',
  part4: 'Quién firmó: el instructor, y quien vio la parte práctica.',
  part5: 'Un código y un código QR. Llevan a una página que dice si el certificado es válido ahora.',
  isNotTitle: 'Qué no es',
  isNot:
    'Es un certificado de finalización. No es una tarjeta de OSHA, ni una licencia, ni prueba de que una empresa cumple todas las normas.',
  verify: 'Comprobar un certificado',
  courses: 'Ver los cursos',
}
