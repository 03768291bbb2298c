import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/training/practice.ts'

export const practical: Translation<typeof en.practical> = {
  title: 'Firmar la práctica: {module}',
  lead: 'Lo que usted vio hacer a {name}. Agrega la tercera marca al certificado, y quien compruebe el certificado puede ver que se firmó.',
  performedOn: 'Fecha de la práctica',
  site: 'Lugar',
  siteHint: 'Sitio, patio o taller.',
  equipment: 'Equipo usado',
  checklist: 'Lo que usted vio',
  more: 'Otro punto',
  remarks: 'Observaciones',
  statement: 'Declaración',
  attest: 'Confirmo esta declaración.',
  signature: 'Su nombre, como firma',
  signatureHint: 'Como aparece en su cuenta.',
  sign: 'Firmar',
  signing: 'Firmando...',
  signed: 'Firmada. El alumno ya la puede ver.',
  empty: 'Todavía no hay nada firmado. Observe al alumno hacer la práctica y firme junto al módulo.',
  caption: 'Prácticas firmadas, las más recientes primero',
  module: 'Módulo',
  day: 'Día',
  place: 'Lugar y equipo',
  seen: 'Visto',
  by: 'Firmada por',
}

export const practiceForMany: Translation<typeof en.practiceForMany> = {
  sign: 'Firmar la práctica',
  title: '{count, plural, one {Firmar la práctica de # persona} other {Firmar la práctica de # personas}}',
  lead: 'Para personas que hicieron la misma práctica en un día, mientras usted las observaba. Elija el módulo para ver de quién se puede firmar.',
  module: 'Módulo',
  noModule: 'Elija un módulo',
  checking: 'Comprobando de quién se puede firmar...',
  checkFailed: 'No pudimos comprobar a estas personas. Cierre este cuadro e inténtelo de nuevo.',
  ready:
    '{count, plural, =0 {No se puede firmar la práctica de nadie.} one {Se puede firmar la práctica de # persona.} other {Se puede firmar la práctica de # personas.}}',
  with: 'Usted firma con su acreditación {name} ({issuer}), válida hasta el {day}.',
  withoutEnd: 'Usted firma con su acreditación {name} ({issuer}).',
  skipped: '{count, plural, one {Se omite # persona} other {Se omiten # personas}}',
  refusedTitle: 'Usted no puede firmar prácticas',
  notTrainer:
    'La práctica la firma un instructor calificado que la observó. Un gerente de empresa no puede hacerlo.',
  noCredential:
    'Necesita una acreditación de instructor que hayamos verificado y que no haya vencido. Pida a un administrador que actualice su perfil de profesional asociado.',
  trainers:
    '{count, plural, one {Puede firmar este instructor: {names}.} other {Pueden firmar estos instructores: {names}.}}',
  noTrainers:
    'Ninguna de estas personas tiene todavía un instructor con una acreditación vigente. Pida a su proveedor de capacitación que asigne uno.',
  next: 'Continuar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  formTitle: '{count, plural, one {Firmar {module} de # persona} other {Firmar {module} de # personas}}',
  formLead:
    '{count, plural, one {Lo que usted vio hacer a esta persona. Se agrega a su certificado, y quien lo compruebe puede ver que se firmó.} other {Lo que usted vio hacer a cada una de estas # personas. Se agrega a sus certificados, y quien compruebe uno puede ver que se firmó.}}',
  checklistHint: 'Marque todos los puntos. Una práctica a la que le falta un punto no está completa.',
  done: '{count, plural, one {Se firmó la práctica de # persona.} other {Se firmó la práctica de # personas.}}',
}

export const practiceSkip: Translation<typeof en.practiceSkip> = {
  'not-assigned': 'No la tiene asignada usted',
  'not-passed': 'No aprobó el módulo, o el certificado venció',
  signed: 'La práctica ya está firmada',
}
