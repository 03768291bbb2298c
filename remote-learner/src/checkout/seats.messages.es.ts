import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { seatsMessages } from './seats.messages.ts'

export const seatsEs = {
  seats: inSpanish<typeof seatsMessages>()({
    title: 'Lugares',
    left: { one: '{count} lugar libre', other: '{count} lugares libres' },
    nobody: 'Nadie tiene un lugar todavía.',
    taken: 'Ocupado',
    invited: 'Invitado',
    expired: 'Vencida',
    since: 'Desde el {day}',
    until: 'Guardado hasta el {day}',
    ranOut: 'Venció el {day}; el lugar está libre',
    takeBack: 'Retirar',
    takeBackNamed: 'Retirar el lugar de {name}',
    takeBackTitle: '¿Retirar el lugar de {name}?',
    takeBackText:
      'Lo que abría se cierra para esa persona, y se le avisa por correo. Se puede mientras no haya comenzado.',
    takingBack: 'Retirando...',
    tookBack: 'El lugar de {name} está libre otra vez.',
    again: 'Enviar otra vez',
    againNamed: 'Enviar otra vez: {email}',
    sending: 'Enviando...',
    withdraw: 'Anular',
    withdrawNamed: 'Anular la invitación a {email}',
    withdrawing: 'Anulando...',
    withdrew: 'La invitación a {email} está anulada.',
    failed: 'No funcionó. {reason}',
    email: 'Dirección de correo',
    emailHint:
      'Quien no tiene cuenta recibe una invitación por correo y ocupa el lugar al registrarse con esta dirección.',
    language: 'Idioma de la invitación',
    give: 'Dar lugar',
    giving: 'Dando...',
    given: '{email} ya tiene un lugar y recibe un correo.',
    mailed: 'Se invitó a {email}. El lugar se guarda durante 14 días.',
    final: 'Un lugar se puede retirar hasta que la persona comience; desde entonces se queda con ella.',
    noneLeft: 'Todos los lugares están ocupados o guardados para alguien.',
  }),
}
