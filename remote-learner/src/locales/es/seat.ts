import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/seat.ts'

export const seat: Translation<typeof en.seat> = {
  title: 'Su lugar de capacitación',
  loading: 'Cargando la invitación',
  failed: 'No se pudo cargar la invitación.',
  gone: 'Esta invitación venció o se anuló. Pida una nueva a quien se la envió.',
  courses: 'Ver los cursos',
  from: '{name} compró un lugar para usted.',
  fromCompany: '{name}, de {company}, compró un lugar para usted.',
  opens: 'Lo que recibe',
  languages: 'En {languages}',
  until: 'Reservado para {email} hasta el {day}.',
  sharing:
    'Quien compró el lugar puede ver cómo avanza en estos cursos: lecciones leídas, resultados de las pruebas y certificados. No ve nada de antes de que usted tuviera el lugar.',
  how: 'Para usted es gratis. Solo la dirección de correo invitada puede usar el lugar.',
  register: 'Registrarme y aceptar',
  signIn: 'Ya tengo una cuenta',
  take: 'Aceptar el lugar',
  taking: 'Aceptando...',
  other: 'Inició sesión como {own}. Inicie sesión con {email} para aceptar este lugar.',
  taken: 'El lugar es suyo.',
  takenSignIn: 'Ya aceptó el lugar. Inicie sesión para comenzar.',
  begin: 'Comenzar',
  signInShort: 'Iniciar sesión',
}
