import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/consultations/reassigning.ts'

export const consultationsReassign: Translation<typeof en.consultationsReassign> = {
  reassign: 'Cambiar el profesional',
  reassignNamed: 'Cambiar el profesional de la consulta del {time}',
  title: 'Asignarla a otro profesional',
  lead: 'La hora no cambia, ni tampoco la hora del plan del cliente. Enviamos un correo al cliente y a ambos profesionales.',
  failed: 'No se pudieron cargar los profesionales.',
  none: 'Ningún otro profesional está libre a esa hora. En su lugar, cancele la consulta: el cliente recupera la hora.',
  professional: 'Profesional',
  choose: 'Elija a uno que esté libre',
  reason: 'Motivo',
  reasonHint: 'Para su historial de cambios. El cliente no lo ve.',
  confirm: 'Cambiar el profesional',
  changing: 'Cambiando...',
  done: 'Listo. Enviamos un correo a las tres personas.',
  notDone: 'No se pudo cambiar. Inténtelo de nuevo.',
}
