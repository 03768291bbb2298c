import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { shellMessages } from './shell.messages.ts'

export const shellEs = {
  shell: inSpanish<typeof shellMessages>()({
    skipToContent: 'Ir al contenido',
    verifying: 'Comprobando su sesión...',
  }),
}
