import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { completionMessages } from './completion.messages.ts'

export const completionEs = {
  completion: inSpanish<typeof completionMessages>()({
    title: 'Terminó todas las lecciones',
    lead: 'Tres cosas completan esta capacitación.',
    done: 'Hecho',
    open: 'Pendiente',
    quizPassed: 'Conocimientos: cuestionario aprobado',
    quizOpen: 'Conocimientos: falta aprobar el cuestionario de este módulo',
    trainer:
      'Un instructor a quien preguntar: puede preguntar aquí, junto a las lecciones, antes y después del cuestionario',
    signed: 'Práctica: firmada por {name}',
    notSigned: 'Práctica: pida a su instructor que lo vea hacerlo y que la firme',
    toQuiz: 'Ir al cuestionario',
    toCertificate: 'Ver su certificado',
    failed: 'No se pudo cargar su avance.',
    retry: 'Intentar de nuevo',
    loading: 'Cargando su avance',
  }),
}
