import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/partners/member.ts'

export const homeMember: Translation<typeof en.homeMember> = {
  welcome: 'Bienvenido de nuevo, {name}',
  welcomeNameless: 'Bienvenido de nuevo',
  continueTraining: 'Seguir la capacitación',
  viewProgress: 'Ver el avance',
  resumeTraining: 'Retomar la capacitación',
  managerDashboard: 'Panel de gestión',
  upgradeTitle: 'Pase a Premium',
  upgradeText: 'Abra todos los módulos y funciones',
  upgradeMore:
    'Todas las lecciones, cuestionarios, certificados y recordatorios por un precio mensual. Cancele en línea cuando quiera.',
  seePlans: 'Ver los planes',
  yourProgress: 'Su avance',
  progressOf: '{done} de {all} módulos completados',
  selfReported: 'Declarado por usted: {done} de {all} módulos completados',
  progressNext: 'En curso: {count}',
  progressStart: 'Elija un módulo y empiece. Cada uno dice cuánto dura.',
  progressAll: 'Todo está hecho. Le avisaremos antes de que toque renovar.',
  progressUnknown: 'Sus módulos, cuestionarios y certificados están a un clic.',
}
