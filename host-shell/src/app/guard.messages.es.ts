import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { lockMessages } from './guard.messages.ts'

export const guardEs = {
  locks: inSpanish<typeof lockMessages>()({
    'sign-in': 'Inicie sesión para abrir esta página.',
    role: 'Su rol no tiene acceso a esta página.',
    'super-admin': 'Solo los superadministradores pueden abrir esta página.',
    admin: 'Solo los administradores pueden abrir esta página.',
    partner: 'Solo los profesionales asociados pueden abrir esta página.',
    subscription: 'Para abrir esta página necesita una suscripción.',
  }),
}
