import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/review-emails.ts'

export const reviewEmails: Translation<typeof en.reviewEmails> = {
  greeting: 'Hola, {firstName}:',
  publishedSubject: 'Su reseña de {subject} está publicada',
  publishedBody: 'Su reseña de {subject} ya está en su página pública. Su nombre aparece como {author}.',
  publishedAction: 'Ver la página',
  publishedClosing: 'Gracias. Las reseñas ayudan a otros a decidir.',
  rejectedSubject: 'Su reseña de {subject} no está publicada',
  rejectedBody: 'Leímos su reseña de {subject} y no la mostramos en la página pública.',
  rejectedReason: 'Motivo: {reason}',
  rejectedAction: 'Cambiar su reseña',
  rejectedClosing: 'Puede cambiar su reseña. La leemos otra vez antes de publicarla.',
}
