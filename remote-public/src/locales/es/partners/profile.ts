import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/partners/profile.ts'

export const partnersContact: Translation<typeof en.partnersContact> = {
  title: 'Escriba un mensaje a {name}',
  name: 'Su nombre',
  email: 'Su correo',
  emailHint: 'La respuesta llega a esta dirección.',
  message: 'Mensaje',
  messageHint: 'Al menos 10 caracteres. Describa el sitio, su pregunta y la fecha límite.',
  send: 'Enviar el mensaje',
  sending: 'Enviando...',
  sent: 'Su mensaje se envió a {name}. La respuesta llegará a {email}.',
  another: 'Escribir otro mensaje',
  failed: 'No se pudo enviar el mensaje. Su texto sigue aquí. Inténtelo de nuevo.',
  privacy: 'Su nombre, correo y mensaje se envían solo a esta persona.',
}

export const partnersProfile: Translation<typeof en.partnersProfile> = {
  back: 'Todos los profesionales',
  failed: 'No se pudo cargar este perfil.',
  description:
    '{name}: credenciales comprobadas, estados que atiende y cómo hacer una pregunta o reservar una hora.',
  about: 'Quién es',
  services: 'En qué puedo ayudar',
  specialties: 'Módulos que enseño',
  credentials: 'Credenciales comprobadas con quien las emite',
  noCredentials: 'No se ha comprobado ninguna credencial de este perfil.',
  verified: 'Comprobada el {date}',
  unverified: 'No comprobada con quien la emite',
  expires: 'Válida hasta el {date}',
  expired: 'Venció el {date}',
  book: 'Reservar una hora',
  write: 'Escribir un mensaje',
}

export const partnersReviews: Translation<typeof en.partnersReviews> = {
  how: 'Solo los clientes cuya consulta se realizó pueden escribir una reseña. El personal la revisa antes de que sea pública.',
}
