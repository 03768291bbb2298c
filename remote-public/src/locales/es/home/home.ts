import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/home/home.ts'

export const home: Translation<typeof en.home> = {
  eyebrow: 'Capacitación, consultoría y servicios de seguridad EHS y OSHA',
  headline: 'Capacitación que resiste en la obra y en la inspección.',
  lead: '{tenant} enseña las normas que más se citan, párrafo por párrafo, con un instructor que responde sus preguntas y registros que prueban quién aprendió qué.',
  browseModules: 'Ver todos los módulos',
  sceneAnchor: '5,000 lb',
  sceneRail: '42 pulg',
  sceneAbove: '3 pies',
  sceneEdge: '6 pies',
  sceneLadder: '4 : 1',
  proofTitle: 'Protección contra caídas completada',
  proofText: 'Nombre, fecha y firma en el registro',
  proofCite: '1926.503(b)',
  statistics: 'En números',
  learners: 'alumnos activos',
  modules: 'módulos básicos de seguridad',
  rating: 'calificación promedio',
  support: 'ayuda de especialistas',
}
