import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/company.ts'

export const company: Translation<typeof en.company> = {
  title: 'Su empresa',
  lead: 'Las personas de su empresa: en qué están capacitadas, qué tienen pendiente y dónde trabajan.',
  loading: 'Cargando la empresa...',
  loadFailed: 'No se pudo cargar la empresa.',
  sections: 'Secciones',
  training: 'Capacitación',
  people: 'Personas',
  managers: 'Gerentes',
  empty:
    'Todavía no hay nadie aquí. Agregue personas en Personas: su capacitación aparece aquí cuando den su acuerdo.',
  emptyInvited:
    '{count, plural, one {# persona está invitada. Su capacitación aparece aquí cuando dé su acuerdo.} other {# personas están invitadas. Su capacitación aparece aquí cuando den su acuerdo.}}',
}

export const companyPeople: Translation<typeof en.companyPeople> = {
  add: 'Agregar una persona',
  import: 'Importar de un archivo',
  search: 'Buscar por nombre, correo o número de empleado',
  searchShort: 'Buscar personas',
  caption: 'Personas de la empresa',
  columnName: 'Nombre y correo',
  noEmail: 'Sin correo, número {number}',
  columnJobRole: 'Puesto',
  columnDepartment: 'Departamento',
  columnSite: 'Sitio',
  columnSupervisor: 'Supervisor',
  columnState: 'Estado',
  everyState: 'Activas e invitadas ({count})',
  stateOption: '{state} ({count})',
  empty: 'Todavía no hay nadie en esta lista. Agregue una persona, o importe a todas de un archivo.',
  emptySearch: 'Nadie coincide con estos filtros.',
}

export const companyPerson: Translation<typeof en.companyPerson> = {
  caption: 'Persona',
  back: 'Volver a la lista',
  loading: 'Cargando la persona...',
  loadFailed: 'No se pudo cargar esta persona. Puede que no esté en su empresa.',
  facts: 'En su empresa',
  email: 'Correo',
  noEmail: 'Sin correo',
  employeeNumber: 'Número de empleado',
  pin: 'PIN para tabletas compartidas',
  pinMade: 'Creado el {day}',
  noPin: 'Todavía no tiene',
  jobRole: 'Puesto',
  department: 'Departamento',
  site: 'Sitio',
  supervisor: 'Supervisor',
  added: 'Se agregó el',
  unknown: 'Sin indicar',
  training: 'Capacitación',
  trainingInvited:
    'Esta persona todavía no acepta su invitación. Mientras no la acepte, usted no ve su capacitación.',
  trainingDeactivated:
    'Esta persona está desactivada, así que usted no ve su capacitación. La persona la conserva en su propia cuenta.',
  module: 'Módulo',
  state: 'Estado',
  since: 'Último cambio',
  due: 'Fecha límite',
  setDue: 'Fijar una fecha límite',
  edit: 'Editar',
  invite: 'Enviar la invitación otra vez',
  inviteTitle: '¿Invitar otra vez a {name}?',
  inviteText: 'Se envía otra invitación a {email}. Le pregunta si su empresa puede ver su capacitación.',
  invited: 'La invitación se envió a {email}.',
  deactivate: 'Desactivar',
  deactivateTitle: '¿Desactivar a {name}?',
  deactivateText:
    'Usted ya no ve la capacitación de esta persona ni puede asignarle módulos. La persona conserva su cuenta, su capacitación y sus certificados. Puede reactivarla en cualquier momento.',
  deactivated: 'Se desactivó a {name}.',
  reactivate: 'Reactivar',
  reactivateTitle: '¿Reactivar a {name}?',
  reactivateText:
    'Si esta persona había aceptado su invitación, usted vuelve a ver su capacitación de inmediato. Si no, se envía una invitación nueva a {email}.',
  reactivated: 'Se reactivó a {name}.',
  deactivateTextNoEmail:
    'Esta persona ya no puede entrar, y usted ya no ve su capacitación. No se borran su cuenta, su capacitación ni sus certificados. Puede reactivarla en cualquier momento.',
  reactivateTextNoEmail:
    'Usted vuelve a ver su capacitación de inmediato. Cree un PIN nuevo para que pueda entrar.',
  makePin: 'Crear un PIN',
  newPin: 'Crear un PIN nuevo',
  revokePin: 'Anular el PIN',
  revokePinTitle: '¿Anular el PIN de {name}?',
  revokePinText: 'Su sesión se cierra de inmediato, y no puede entrar hasta que usted cree un PIN nuevo.',
  pinRevoked: 'Se anuló el PIN de {name}.',
}

export const personForm: Translation<typeof en.personForm> = {
  addTitle: 'Agregar una persona',
  editTitle: 'Editar a {name}',
  add: 'Agregar e invitar',
  adding: 'Agregando...',
  email: 'Correo',
  emailHint: 'Aquí se envía una invitación. Usted ve su capacitación cuando la acepte.',
  emailFixed: 'La dirección no se puede cambiar.',
  hasNoEmail: 'Esta persona no tiene correo',
  hasNoEmailHint: 'Entra con su número de empleado y un PIN en una tableta compartida de su empresa.',
  employeeNumber: 'Número de empleado',
  employeeNumberHint: 'Déjelo vacío si no usa estos números.',
  signInNumberHint: 'Con él entra la persona. Déjelo vacío y nosotros creamos uno.',
  addOnly: 'Agregar',
  addedNoEmail: 'Se agregó a {name} con el número {number}. Cree un PIN para que pueda entrar.',
  language: 'Idioma',
  firstName: 'Nombre',
  lastName: 'Apellido',
  jobRole: 'Puesto',
  department: 'Departamento',
  site: 'Sitio',
  supervisor: 'Supervisor',
  searchSupervisor: 'Buscar un supervisor',
  noSupervisor: 'Ninguno',
  supervisorsFailed:
    'No se pudieron cargar las personas de la empresa. Cierre este cuadro e inténtelo de nuevo.',
  saved: 'Se guardaron los datos de {name}.',
  addedInvited: 'Se agregó a {name}. La invitación se envió a {email}.',
  addedActive: 'Se agregó a {name}. Usted ya ve su capacitación.',
}

export const personHistory: Translation<typeof en.personHistory> = {
  title: 'Historial',
  empty: 'Todavía no hay cambios.',
  by: 'Por {actor}, {moment}',
  email: 'Correo',
  employeeNumber: 'Número de empleado',
  firstName: 'Nombre',
  lastName: 'Apellido',
  jobRole: 'Puesto',
  department: 'Departamento',
  site: 'Sitio',
  supervisor: 'Supervisor',
  set: '{name}: se indicó “{after}”.',
  changed: '{name}: cambió de “{before}” a “{after}”.',
  cleared: '{name}: se quitó. Era “{before}”.',
  removed: '{name}: se quitó.',
  replaced: '{name}: cambió.',
}

export const personStates: Translation<typeof en.personStates> = {
  active: 'Activa',
  invited: 'Invitada',
  deactivated: 'Desactivada',
}
