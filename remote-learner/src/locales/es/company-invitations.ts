import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/company-invitations.ts'

export const companyInvitations: Translation<typeof en.companyInvitations> = {
  title: 'Invitaciones de empresas',
  lead: 'Su empresa puede ver aquí su capacitación, pero solo si usted está de acuerdo.',
  loading: 'Cargando sus invitaciones',
  failed: 'No se pudieron cargar sus invitaciones.',
  emptyTitle: 'No hay invitaciones pendientes',
  empty: 'Cuando una empresa pida ver su capacitación, usted podrá responder aquí.',
  onward: 'Ir a sus módulos',
  asks: '{company} pide ver su capacitación',
  by: '{name} se lo pidió el {day}.',
  sees: 'Lo que verá la empresa',
  seesModules: 'Los módulos que usted toma y sus resultados.',
  seesCertificates: 'Sus certificados.',
  seesDue: 'Las fechas límite de los módulos. La empresa puede fijarlas.',
  seesNot: 'Lo que no verá la empresa',
  seesNotPassword: 'Su contraseña.',
  seesNotOthers: 'Lo que usted comparte con otras empresas.',
  end: 'Cuando usted deje la empresa, ella puede terminar esto. Su capacitación sigue siendo suya.',
  accept: 'Aceptar',
  acceptNamed: 'Aceptar: {company}',
  decline: 'Rechazar',
  declineNamed: 'Rechazar: {company}',
  sending: 'Enviando...',
  accepted: '{company} ya puede ver su capacitación.',
  declined: 'Usted dijo que no. {company} no puede ver su capacitación.',
}

export const companyNotes: Translation<typeof en.companyNotes> = {
  manages: 'Usted administra la capacitación de {company}.',
  open: 'Abrir su empresa',
  companyAsks: '{company} pide ver su capacitación.',
  companiesAsk: '{count} empresas piden ver su capacitación.',
  answer: 'Leer y responder',
}
