import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/header.ts'

export const header: Translation<typeof en.header> = {
  navigation: 'Principal',
  training: 'Capacitación',
  services: 'Servicios',
  subscribe: 'Suscribirse',
  subscription: 'Suscripción',
  inCart: '{count} en el carrito',
  admin: 'Administración',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  account: 'Su cuenta',
  company: 'Su empresa',
  logout: 'Cerrar sesión',
  search: 'Buscar',
  openMenu: 'Menú',
  closeMenu: 'Cerrar el menú',
}
