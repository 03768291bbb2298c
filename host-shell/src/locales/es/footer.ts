import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/footer.ts'

export const footer: Translation<typeof en.footer> = {
  label: 'Pie de página',
  pages: 'Capacitación',
  courses: 'Cursos',
  pricing: 'Precios',
  help: 'Ayuda y consejos',
  newsletter: 'Artículos por correo',
  freeResources: 'Recursos gratuitos',
  blog: 'Blog',
  partners: 'Buscar un profesional',
  outreach: 'OSHA 10 y 30',
  places: 'Reglas por estado',
  legal: 'Información legal',
  privacy: 'Política de privacidad',
  terms: 'Términos del servicio',
  cookies: 'Elección de cookies',
  support: 'Soporte',
  claim: 'Capacitación en seguridad laboral, certificados y ayuda de especialistas.',
  copyright: '© {year} {tenant}. Todos los derechos reservados.',
  credit: 'Plataforma de {provider}',
  panel: 'Panel de la plataforma',
}
