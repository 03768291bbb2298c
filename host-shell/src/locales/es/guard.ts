import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/guard.ts'

export const locks: Translation<typeof en.locks> = {
  'sign-in': 'Inicie sesión para abrir esta página.',
  role: 'Su rol no tiene acceso a esta página.',
  'super-admin': 'Solo los superadministradores pueden abrir esta página.',
  admin: 'Solo los administradores pueden abrir esta página.',
  partner: 'Solo los profesionales asociados pueden abrir esta página.',
  'company-manager': 'Solo los responsables de una empresa pueden abrir esta página.',
  subscription: 'Para abrir esta página necesita una suscripción.',
}
