import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { updateMessages } from './update.messages.ts'

export const updateEs = {
  update: inSpanish<typeof updateMessages>()({
    label: 'Actualización',
    ready: 'Hay una versión más nueva de esta página.',
    typed: 'Se perderá lo que escribió aquí y no guardó.',
    now: 'Actualizar ahora',
    anyway: 'Actualizar de todos modos',
    later: 'Más tarde',
  }),
}
