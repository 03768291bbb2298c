import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/about.ts'

export const about: Translation<typeof en.about> = {
  title: 'Quiénes somos: {tenant}',
  lead: 'Enseñamos a las cuadrillas las normas de seguridad que más se citan, y guardamos los registros que lo prueban.',
  contentTitle: 'De dónde viene el contenido',
  content1:
    'Cada afirmación de una lección nombra el párrafo de 29 CFR del que sale, con un enlace al texto.',
  content2:
    'Cada módulo dice cuándo se revisaron sus normas por última vez, y cuántos puntos faltan por comprobar.',
  content3:
    'Los artículos y las páginas de los estados nombran sus fuentes y el día en que se comprobó un dato.',
  peopleTitle: 'Los profesionales',
  peopleLead:
    'Responden las preguntas de los alumnos y dan consultas. Cada perfil muestra las credenciales con quien las emite, el día en que las comprobamos y cuándo vencen.',
  allPeople: 'Todos los profesionales',
  honestTitle: 'Lo que no decimos',
  honest1:
    'OSHA no aprueba ningún curso. Nuestros certificados dicen lo que se completó; no son tarjetas de OSHA ni licencias.',
  honest2:
    'Las lecciones en línea por sí solas no cumplen las normas de capacitación de OSHA. La práctica y una persona que responde preguntas son parte de ella.',
  honest3:
    'Las tarjetas de las clases de 10 y 30 horas vienen solo de instructores autorizados. Nuestros módulos preparan para esas clases.',
  contact: 'Escríbanos',
  companies: 'Para empresas',
  accessibility: 'Accesibilidad',
}
