import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/footer.ts'

export const footer: Translation<typeof en.footer> = {
  label: 'Pie de página',
  pages: 'Capacitación',
  help: 'Ayuda y consejos',
  legal: 'Empresa e información legal',
  cookies: 'Elección de cookies',
  support: 'Soporte',
  claim: 'Capacitación en seguridad laboral, certificados y ayuda de especialistas.',
  copyright: '© {year} {tenant}. Todos los derechos reservados.',
  credit: 'Plataforma de {provider}',
  panel: 'Panel de la plataforma',
}

export const footerHelp: Translation<typeof en.footerHelp> = {
  '/free-resources': 'Recursos gratuitos',
  '/blog': 'Blog',
  '/newsletter': 'Artículos por correo',
  '/partners': 'Buscar un profesional',
  '/verify': 'Comprobar un certificado',
  '/contact': 'Contacto',
}

export const footerLegal: Translation<typeof en.footerLegal> = {
  '/about': 'Quiénes somos',
  '/privacy': 'Política de privacidad',
  '/terms': 'Términos del servicio',
  '/refunds': 'Reembolsos',
  '/cookies': 'Cookies',
  '/accessibility': 'Accesibilidad',
}

export const footerPages: Translation<typeof en.footerPages> = {
  '/courses': 'Cursos',
  '/pricing': 'Precios',
  '/for-companies': 'Para empresas',
  '/osha-10-training': 'OSHA 10 y 30',
  '/safety-training': 'Reglas por estado',
}
