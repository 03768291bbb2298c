import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/requirements.ts'

export const companyExemptions: Translation<typeof en.companyExemptions> = {
  title: 'Exenciones',
  caption: 'Exenciones de capacitación',
  columnName: 'Persona',
  columnModule: 'Módulo',
  columnReason: 'Motivo',
  columnEnds: 'Hasta',
  columnGranted: 'Concedida',
  columnState: 'Estado',
  active: 'Exenta ahora',
  over: 'Terminada',
  ended: 'Terminada el {day} por {actor}',
  end: 'Terminar ahora',
  endTitle: '¿Terminar la exención de {name}?',
  endText: '{module} se le vuelve a exigir a {name} de inmediato. La exención sigue en esta lista.',
  endDone: 'La exención terminó.',
  empty:
    'Nadie está exento. Usted puede eximir a personas de un módulo en la matriz y en la página de una persona.',
  exempt: 'Eximir',
  exemptTitle: '{count, plural, one {Eximir a # persona} other {Eximir a # personas}}',
  exemptText:
    'Un módulo exento no cuenta como faltante. Cuando la exención termina y una regla exige el módulo, queda pendiente.',
  modules: 'Módulos',
  reason: 'Motivo',
  reasonHint: 'Por ejemplo: trabaja solo en el suelo, o está de licencia. No escriba datos médicos.',
  endsOn: 'Hasta',
  exempted: '{count, plural, one {Se guardó # exención.} other {Se guardaron # exenciones.}}',
  exempting: 'Guardando...',
}

export const companyRuleForm: Translation<typeof en.companyRuleForm> = {
  addTitle: 'Agregar una regla',
  editTitle: 'Editar la regla para {place}',
  template: 'Empezar con una plantilla',
  noTemplate: 'Sin plantilla',
  templateHint:
    'Módulos que necesita la mayoría de las personas de este oficio. Agregue lo que pidan sus propias tareas, como respiradores o espacios confinados.',
  jobRole: 'Puesto',
  site: 'Sitio',
  department: 'Departamento',
  placeHint: 'Déjelo vacío para cualquiera.',
  dueInDays: 'Días para completar',
  dueHint: 'Se cuentan desde el día en que la regla alcanza por primera vez a una persona.',
  modules: 'Módulos',
  modulesHint:
    'La capacitación cuenta durante estos meses, o hasta que vence su certificado, si eso es antes. Vuelve a quedar pendiente 60 días antes.',
  months: 'Meses para {title}',
  basis: 'Base para {title}',
  regulatory: 'Fijado por ley',
  recommended: 'Recomendado',
  saved: 'Se guardó la regla. Las fechas límite nuevas aparecen en un momento.',
  preview: 'Qué pasa cuando usted guarda',
  previewFailed: 'No se pudo comprobar a quién alcanza esta regla. De todos modos puede guardarla.',
  reaches:
    '{count, plural, =0 {Nadie trabaja allí ahora.} one {Alcanza a # persona: {names}.} other {Alcanza a # personas: {names}.}}',
  more: '{names} y {count, plural, one {# más} other {# más}}',
  invited:
    '{count, plural, one {Alcanza a # persona invitada cuando acepte.} other {Alcanza a # personas invitadas cuando acepten.}}',
  assigned:
    '{count, plural, =0 {No se fija ninguna fecha límite nueva.} one {# módulo queda pendiente.} other {# módulos quedan pendientes, contados por persona.}}',
  unchanged:
    '{count, plural, one {# fecha límite ya existe y queda como está.} other {# fechas límite ya existen y quedan como están.}}',
  current: '{count, plural, one {# módulo ya está al día.} other {# módulos ya están al día.}}',
  exempt: '{count, plural, one {# módulo está exento.} other {# módulos están exentos.}}',
}

export const companyRules: Translation<typeof en.companyRules> = {
  tab: 'Requisitos',
  lead: 'Una regla dice qué capacitación necesitan las personas de un lugar. Se aplica a todas las que trabajan allí ahora, y a las que lleguen o se muden allí después.',
  loadFailed: 'No se pudieron cargar las reglas.',
  caption: 'Reglas de capacitación',
  add: 'Agregar una regla',
  columnPlace: 'Quién',
  columnModules: 'Módulos',
  columnDue: 'Plazo',
  columnPeople: 'Personas ahora',
  columnUpdated: 'Guardada',
  everyone: 'Todas las personas',
  months: '{title}: cada {months, plural, one {mes} other {# meses}}',
  regulatory: 'Fijado por ley',
  days: '{days, plural, =0 {El mismo día} one {# día} other {# días}}',
  by: '{day}, {actor}',
  edit: 'Editar',
  remove: 'Quitar',
  removeTitle: '¿Quitar la regla para {place}?',
  removeText:
    'Esta regla ya no exige estos módulos ni fija fechas límite nuevas. Las fechas límite que ya tienen las personas se mantienen.',
  removed: 'Se quitó la regla.',
  empty:
    'Todavía no hay reglas. Agregue una para indicar quién necesita qué capacitación, o empiece con una plantilla de su oficio.',
}

export const companyTrades: Translation<typeof en.companyTrades> = {
  roofing: 'Techado',
  general_contractor: 'Contratista general',
  manufacturing: 'Manufactura',
  warehouse: 'Almacén',
}

export const compliance: Translation<typeof en.compliance> = {
  label: 'Cumplimiento',
  none: 'Sin reglas todavía',
  hint: '{current} de {required} módulos exigidos están al día. Cada módulo que una regla exige a una persona activa cuenta una vez; las exenciones no cuentan.',
  noneHint: 'Capacitación al día entre capacitación exigida. Aquí ninguna regla exige capacitación.',
}

export const complianceTrend: Translation<typeof en.complianceTrend> = {
  title: 'Cumplimiento durante un año',
  text: 'Al final de cada mes y hoy: de las personas que trabajan para usted ahora, cada una desde el día en que la agregó, y según las reglas que tiene ahora.',
  compliance: 'Cumplimiento',
  day: 'Día',
  point: '{day}: {current} de {required} al día',
  failed: 'No se pudo cargar el cumplimiento de los meses pasados.',
}
