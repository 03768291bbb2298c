import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/training.ts'

export const standing: Translation<typeof en.standing> = {
  not_trained: 'Sin capacitar',
  assigned: 'Asignado',
  in_progress: 'En curso',
  current: 'Al día',
  expiring: 'Vence pronto',
  overdue: 'Atrasado',
  expired: 'Vencido',
  exempt: 'Exento',
  notRequired: 'No exigido',
  until: 'Hasta el {day}',
  since: 'Desde el {day}',
  byClass: '{text} (clase)',
  tiles: 'Mostrar solo a personas con un módulo en este estado',
}

export const training: Translation<typeof en.training> = {
  managerTitle: 'Panel de gerencia',
  managerLead: 'Cada alumno y cada módulo: quién terminó, quién está atrasado y quién no ha empezado.',
  partnerTitle: 'Panel de capacitación',
  partnerLead: 'Los alumnos que tiene asignados: su avance, sus preguntas y lo que necesita su atención.',
  partnerViews: 'Secciones del panel',
  learnersView: 'Alumnos',
  questionsView: 'Preguntas ({count})',
  credentialsView: 'Acreditaciones ({count})',
  openQuestions: '{count, plural, one {# pregunta pendiente} other {# preguntas pendientes}}',
  expiring: '{count, plural, one {# vence pronto} other {# vencen pronto}}',
  people: 'Alumnos',
  completion: 'Módulos completados',
  overdue: 'Atrasados',
  expired: 'Vencidos',
  idle: 'Sin empezar',
  idleHint: 'alumnos sin actividad',
  search: 'Buscar personas',
  company: 'Empresa',
  allCompanies: 'Todas las empresas',
  companyOption: '{name} ({people})',
  module: 'Módulo',
  allModules: 'Todos los módulos',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  caption: 'Personas y módulos',
  columnLearner: 'Nombre',
  columnDone: 'Hechos',
  columnLast: 'Última actividad',
  loadFailed: 'No se pudieron cargar los registros de capacitación.',
  rowsFailed: 'No se pudieron cargar algunas filas.',
  retry: 'Intentar de nuevo',
  never: 'Sin actividad todavía',
  selfReported: 'Según el alumno: {status}',
  due: 'Fecha límite: {day}',
  doneOf: '{done} de {all}',
  empty: 'Nadie coincide con estos filtros.',
  emptyPartner:
    'Todavía no tiene alumnos asignados. Los alumnos eligen un profesional asociado al registrarse, y los administradores pueden asignarlos.',
  emptyTenant: 'Todavía no hay alumnos. Aparecen aquí cuando se registran.',
  showAll: 'Mostrar a todas las personas',
  assign: 'Asignar módulos',
}

export const trainingAssign: Translation<typeof en.trainingAssign> = {
  title: '{count, plural, one {Asignar módulos a # persona} other {Asignar módulos a # personas}}',
  modules: 'Módulos',
  dueOn: 'Fecha límite',
  dueHint: 'Quienes no completen el módulo antes de que termine ese día quedan atrasados.',
  remove: 'Quitar la fecha límite',
  noAccess:
    '{count, plural, one {# de estas personas no puede abrir todos los módulos: {names}.} other {# de estas personas no pueden abrir todos los módulos: {names}.}}',
  noAccessMore: '{names} y {count, plural, one {# más} other {# más}}',
  noAccessText:
    'La fecha límite se guarda, pero nadie recibe un correo sobre un módulo que no puede abrir. Pida lugares para el módulo e invite a estas personas.',
  missingSeats: 'Lugares que faltan:',
  missingOfModule: '{title}: {count, plural, one {# lugar} other {# lugares}}',
  sameNumber:
    'Este pedido tendría {count, plural, one {# lugar} other {# lugares}} de cada módulo. Para pedir menos de alguno, asigne los módulos uno por uno.',
  orderSeats: 'Pedir lugares',
  otherCourses:
    'Su carrito ya tiene: {titles}. Un pedido tiene la misma cantidad de lugares para cada curso, así que también pediría {count, plural, one {# lugar} other {# lugares}} de estos.',
  orderOnly:
    '{count, plural, one {Vaciar el carrito y pedir este módulo} other {Vaciar el carrito y pedir estos módulos}}',
  orderAll: 'Pedir lugares de todo',
  dueDates:
    '{count, plural, one {Ya hay # fecha límite para estos módulos ({days}).} other {Ya hay # fechas límite para estos módulos ({days}).}}',
  replaces: 'Reemplazar las fechas límite que existen',
  replacesHint: 'Si no, se mantienen, y solo reciben esta fecha las personas que no tienen una.',
  previewFailed: 'No se pudieron comprobar el acceso y las fechas límite de estas personas.',
  save: 'Asignar',
  saving: 'Asignando...',
  done: '{count, plural, one {Se guardó lo asignado a # persona.} other {Se guardó lo asignado a # personas.}}',
}

export const trainingState: Translation<typeof en.trainingState> = {
  completed: 'Completado',
  in_progress: 'En curso',
  quiz_failed: 'Cuestionario no aprobado',
  assigned: 'Asignado',
  overdue: 'Atrasado',
  expired: 'Vencido',
  not_started: 'Sin empezar',
}
