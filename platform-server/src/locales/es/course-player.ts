import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/course-player.ts'

export const coursePlayer: Translation<typeof en.coursePlayer> = {
  title: 'Curso',
  failed: 'El curso no se abrió. Ciérrelo y ábralo de nuevo.',
  done: 'Salió de la lección. Su resultado quedó registrado. Puede cerrar el curso.',
}
