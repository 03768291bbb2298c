import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/blog/newsletter.ts'

export const newsletter: Translation<typeof en.newsletter> = {
  title: 'Artículos nuevos por correo',
  lead: 'Cada artículo nuevo, cuando sale. Nada más.',
  email: 'Correo',
  nickname: 'Deje este campo vacío',
  send: 'Quiero recibir los artículos',
  sending: 'Enviando',
  consent:
    'Usamos su dirección solo para enviarle artículos nuevos. Primero la confirma, y cada correo trae un enlace para darse de baja.',
  privacy: 'Política de privacidad',
  failed: 'No funcionó. Inténtelo de nuevo.',
  sentTitle: 'Revise su correo',
  sent: 'Si {email} puede recibir correo, ya va un mensaje en camino. Abra su enlace en menos de 3 días para confirmar.',
  back: 'Todos los artículos',
  confirmTitle: 'Confirme su dirección',
  confirm: 'Sí, quiero recibir los artículos',
  confirming: 'Confirmando',
  confirmed: 'Ya está en la lista. El próximo artículo le llega por correo.',
  linkGone: 'Este enlace ya se usó o tiene más de 3 días. Escriba su dirección para recibir otro.',
  leaveTitle: 'Darse de baja',
  leaving: 'Dando de baja',
  leave: 'Darme de baja',
  left: 'Está dado de baja y su dirección se borró. No le enviaremos más artículos.',
  again: '¿Fue un error? Inscríbase de nuevo:',
}
