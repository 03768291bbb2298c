import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/lti-problems.ts'

export const ltiProblems: Translation<typeof en.ltiProblems> = {
  'lti-platform-not-found': 'No encontramos este sistema de gestión del aprendizaje.',
  'lti-platform-taken': 'Este ID de cliente de este emisor ya está registrado.',
  'lti-grade-not-found': 'No encontramos este resultado.',
  'review-point-not-found': 'Este punto ya no existe: su contenido cambió. Cargue la lista otra vez.',
  'lrs-not-found': 'No hay ningún almacén de registros de aprendizaje configurado.',
  'lrs-statement-not-found': 'No encontramos esta declaración.',
  'lrs-secret': 'Escriba el secreto de esta dirección.',
  'lti-launch-over': 'Este enlace venció. Abra otra vez el módulo en su sistema de gestión del aprendizaje.',
  'lti-sign-in': 'Inicie sesión una vez, para saber cuál es su cuenta.',
  'lti-seats':
    '{seats, plural, one {El único lugar} other {Los # lugares}} de su organización {seats, plural, one {está ocupado} other {están ocupados}}. Pida más a su administrador.',
  'lti-account':
    'Las cuentas de personal, profesionales asociados y directorios de empresas no se abren desde un sistema de gestión del aprendizaje. Inicie sesión aquí.',
  'lti-connected': 'Esta persona ya está conectada con otra cuenta, o esta cuenta con otra persona.',
}
