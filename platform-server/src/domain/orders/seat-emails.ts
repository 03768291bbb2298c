import type { Language, Order } from '@platform/shared-contracts/http'
import { courseTitle } from '@platform/shared-contracts/rules'

interface Holder {
  readonly email: string
  readonly firstName: string
  /** `null` where they never chose. */
  readonly language: Language | null
}

interface Invited {
  readonly email: string
  readonly language: Language
  readonly path: string
}

const titlesOf = ({ lines }: Order, language: Language) =>
  lines.map((line) => `• ${courseTitle(line, language)}`)
const payer = ({ buyer, billing }: Order) =>
  billing.companyName ? `${buyer.name} (${billing.companyName})` : buyer.name

/** To a person who was given a seat. */
export function seatAssignedEmail(order: Order, { email: to, firstName, language: chosen }: Holder) {
  const language = chosen ?? 'en'
  const titles = titlesOf(order, language)
  if (language === 'es')
    return {
      ...{ to, language },
      subject: `${order.buyer.name} le dio una capacitación`,
      greeting: `Hola, ${firstName}:`,
      paragraphs: [`${payer(order)} le dio un lugar para:`, ...titles],
      action: { label: 'Comenzar la capacitación', path: '/progress' },
      closing: 'Inicie sesión con esta dirección de correo. La capacitación está lista en su cuenta.',
    }
  return {
    ...{ to, language },
    subject: `${order.buyer.name} has given you training`,
    greeting: `Hello ${firstName},`,
    paragraphs: [`${payer(order)} has given you a seat for:`, ...titles],
    action: { label: 'Start training', path: '/progress' },
    closing: 'Sign in with this email address. The training is ready in your account.',
  }
}

/** To an address without an account. */
export function seatInvitationEmail(order: Order, { email: to, language, path }: Invited) {
  const titles = titlesOf(order, language)
  if (language === 'es')
    return {
      ...{ to, language },
      subject: `${order.buyer.name} tiene un lugar de capacitación para usted`,
      greeting: 'Hola:',
      paragraphs: [`${payer(order)} pagó un lugar para usted en:`, ...titles],
      action: { label: 'Aceptar el lugar', path },
      closing:
        'Regístrese con esta dirección de correo para aceptar el lugar. Usted no paga nada. El enlace sirve durante 14 días. Si no conoce a quien le envió la invitación, ignore este correo.',
    }
  return {
    ...{ to, language },
    subject: `${order.buyer.name} has a training seat for you`,
    greeting: 'Hello,',
    paragraphs: [`${payer(order)} has paid for your seat for:`, ...titles],
    action: { label: 'Take the seat', path },
    closing:
      'Register with this email address to take the seat. You pay nothing. The link works for 14 days. If you do not know who invited you, ignore this email.',
  }
}

/** To a person whose seat was taken back before they started. */
export function seatTakenBackEmail(order: Order, { email: to, firstName, language: chosen }: Holder) {
  const language = chosen ?? 'en'
  const titles = titlesOf(order, language)
  if (language === 'es')
    return {
      ...{ to, language },
      subject: `${order.buyer.name} retiró su lugar`,
      greeting: `Hola, ${firstName}:`,
      paragraphs: [`${payer(order)} retiró un lugar que usted todavía no había usado:`, ...titles],
      action: { label: 'Ver los cursos', path: '/progress' },
      closing: 'Si cree que es un error, pregunte a quien le dio el lugar.',
    }
  return {
    ...{ to, language },
    subject: `${order.buyer.name} has taken back your seat`,
    greeting: `Hello ${firstName},`,
    paragraphs: [`${payer(order)} has taken back a seat that you had not used yet:`, ...titles],
    action: { label: 'See the courses', path: '/progress' },
    closing: 'If you think this is a mistake, ask the person who gave you the seat.',
  }
}
