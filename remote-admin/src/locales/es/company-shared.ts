import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/company-shared.ts'

export const managers: Translation<typeof en.managers> = {
  lead: 'Los gerentes ven la capacitación de todas las personas de la empresa, mantienen la lista de personas y asignan módulos. Los titulares también eligen a los gerentes.',
  caption: 'Gerentes de la empresa',
  grant: 'Agregar un gerente',
  granting: 'Agregando...',
  grantTitle: 'Agregar un gerente de {company}',
  email: 'Correo',
  emailHint:
    'La dirección de la cuenta con la que entra esta persona. Si no tiene cuenta, primero se registra.',
  isOwner: 'Titular',
  isOwnerHint: 'Puede agregar y quitar gerentes, y también otros titulares.',
  granted: '{email} ya puede administrar esta empresa.',
  columnName: 'Nombre',
  columnRights: 'Permisos',
  columnGrantedBy: 'Agregado por',
  columnGrantedAt: 'Agregado el',
  owner: 'Titular',
  manager: 'Gerente',
  revoke: 'Quitar como gerente',
  revokeTitle: '¿Quitar a {name} como gerente?',
  revokeText:
    'Esta persona ya no puede abrir el área de {company}. Su cuenta y su capacitación quedan como están.',
  revokeOwnText:
    'Es usted: ya no podrá abrir el área de {company}. Su cuenta y su capacitación quedan como están.',
  revoked: '{name} ya no es gerente.',
  empty: 'Todavía nadie administra esta empresa.',
}

export const places: Translation<typeof en.places> = {
  site: 'Sitio',
  department: 'Departamento',
  jobRole: 'Puesto',
  allSites: 'Todos los sitios',
  allDepartments: 'Todos los departamentos',
  allJobRoles: 'Todos los puestos',
}
