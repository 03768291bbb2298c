import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { headerMessages } from './header.messages.ts'

export const headerEs = {
  header: inSpanish<typeof headerMessages>()({
    navigation: 'Principal',
    training: 'Capacitación',
    services: 'Servicios',
    subscribe: 'Suscribirse',
    subscription: 'Suscripción',
    inCart: '{count} en el carrito',
    admin: 'Administración',
    login: 'Entrar',
    register: 'Registrarse',
    account: 'Su cuenta',
    logout: 'Cerrar sesión',
    openMenu: 'Menú',
    closeMenu: 'Cerrar el menú',
  }),
}
