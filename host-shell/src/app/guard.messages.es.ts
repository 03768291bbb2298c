import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { lockMessages, turnedAwayMessages } from './guard.messages.ts'

export const guardEs = {
  locks: inSpanish<typeof lockMessages>()({
    'sign-in': 'Inicie sesión para abrir esta página.',
    role: 'Su rol no permite abrir esta página.',
    'super-admin': 'Solo los superadministradores pueden abrir esta página.',
    admin: 'Solo los administradores pueden abrir esta página.',
    partner: 'Solo los profesionales asociados pueden abrir esta página.',
    subscription: 'Para esta página hace falta una suscripción.',
  }),
  'turned-away': inSpanish<typeof turnedAwayMessages>()({
    'sign-in': 'Inicie sesión para abrir la página que pidió.',
    role: 'Su rol no permite abrir la página que pidió.',
    'super-admin': 'La página que pidió es solo para superadministradores.',
    admin: 'La página que pidió es solo para administradores.',
    partner: 'La página que pidió es solo para profesionales asociados.',
    subscription: 'Para la página que pidió hace falta una suscripción.',
  }),
}
