import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/seats.ts'

export const seats: Translation<typeof en.seats> = {
  title: 'Lugares',
  left: '{count, plural, one {# lugar disponible} other {# lugares disponibles}}',
  noneAssigned: 'Todavía no hay lugares asignados.',
  taken: 'Asignado',
  invited: 'Invitación enviada',
  expired: 'Invitación vencida',
  since: 'Desde el {day}',
  until: 'Reservado hasta el {day}',
  ranOut: 'Venció el {day}. El lugar está disponible.',
  takeBack: 'Retirar el lugar',
  takeBackNamed: 'Retirar el lugar de {name}',
  takeBackTitle: '¿Retirar el lugar de {name}?',
  takeBackText:
    'La persona pierde el acceso y le avisamos por correo. Usted puede hacer esto hasta que ella comience la capacitación.',
  takingBack: 'Retirando...',
  tookBack: 'Se retiró el lugar de {name}. Está disponible otra vez.',
  again: 'Enviar otra vez',
  againNamed: 'Enviar otra vez: {email}',
  sending: 'Enviando...',
  withdraw: 'Anular',
  withdrawNamed: 'Anular la invitación a {email}',
  withdrawing: 'Anulando...',
  withdrew: 'Se anuló la invitación a {email}.',
  failed: 'No funcionó. {reason}',
  email: 'Dirección de correo',
  emailHint:
    'Si la persona no tiene cuenta, le enviamos una invitación por correo. Recibe el lugar cuando se registra con esta dirección.',
  language: 'Idioma de la invitación',
  give: 'Asignar el lugar',
  giving: 'Asignando...',
  given: '{email} ya tiene un lugar. Le enviamos un correo.',
  mailed: 'Se invitó a {email}. El lugar queda reservado durante 14 días.',
  final:
    'Puede retirarle el lugar a una persona hasta que comience la capacitación. Después, el lugar se queda con ella.',
  noneLeft: 'Todos los lugares están asignados o reservados.',
}
