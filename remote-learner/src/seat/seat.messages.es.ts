import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { seatMessages } from './seat.messages.ts'

export const seatEs = {
  seat: inSpanish<typeof seatMessages>()({
    title: 'Su lugar de capacitación',
    loading: 'Buscando la invitación',
    failed: 'No se pudo buscar la invitación.',
    gone: 'Esta invitación venció o fue anulada. Pida una nueva a quien se la envió.',
    courses: 'Ver los cursos',
    from: '{name} pagó un lugar para usted.',
    fromCompany: '{name}, de {company}, pagó un lugar para usted.',
    opens: 'Lo que abre',
    until: 'Guardado para {email} hasta el {day}.',
    how: 'Usted no paga nada. El lugar es de la dirección a la que se envió la invitación.',
    register: 'Registrarme y aceptarlo',
    signIn: 'Ya tengo una cuenta',
    take: 'Aceptar el lugar',
    taking: 'Aceptando el lugar...',
    other: 'Inició sesión como {own}. Inicie sesión con {email} para aceptar este lugar.',
    taken: 'El lugar es suyo.',
    takenSignIn: 'El lugar está ocupado. Inicie sesión para comenzar.',
    begin: 'Comenzar',
    signInShort: 'Iniciar sesión',
  }),
}
