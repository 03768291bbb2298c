import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/staff.ts'

export const staff: Translation<typeof en.staff> = {
  '/admin': 'Panel de administración',
  '/manager': 'Panel de gerencia',
  '/csp-ehs-professionals': 'Base de profesionales CSP/EHS',
  '/subscriptions-dashboard': 'Panel de suscripciones',
  '/admin/plans': 'Planes y precios',
  '/credentials': 'Certificados y documentos',
  '/question-statistics': 'Estadísticas de preguntas',
  '/professional-partners': 'Profesionales asociados',
  '/tenant-management': 'Organizaciones',
  '/release-management': 'Versiones publicadas',
  '/admin/blog': 'Gestión del blog',
  '/admin/notices': 'Avisos',
  '/admin/reviews': 'Reseñas',
  '/admin/packages': 'Cursos importados',
  '/admin/recordings': 'Grabaciones de lecciones',
  '/admin/lti': 'Sistemas de gestión del aprendizaje',
  '/admin/lrs': 'Almacén de registros de aprendizaje',
  '/social-media': 'Redes sociales',
  '/companies': 'Directorios de empresas',
  '/citations': 'Citaciones',
  '/traffic': 'Panel de tráfico',
  '/tickets': 'Solicitudes de soporte',
  '/seo': 'Gestión de SEO',
}
