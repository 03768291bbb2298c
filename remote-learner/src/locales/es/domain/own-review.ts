import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/domain/own-review.ts'

export const ownReview: Translation<typeof en.ownReview> = {
  invitation: 'Escriba una reseña de este módulo',
  invitationText: 'Usted aprobó. Cuente a otras personas qué le pareció bien de este módulo y qué no.',
  write: 'Escribir una reseña',
  writeNamed: 'Escribir una reseña de {title}',
  yours: 'Su reseña',
  pending: 'Nuestro personal la va a revisar. Por ahora solo usted puede verla.',
  published: 'Publicada en la página del módulo.',
  rejected: 'No se publicó. Motivo: {reason} Puede cambiarla y enviarla de nuevo.',
  change: 'Cambiar',
  changeNamed: 'Cambiar su reseña de {title}',
  remove: 'Borrar',
  removeNamed: 'Borrar su reseña de {title}',
  removeTitle: '¿Borrar su reseña de {title}?',
  removeText: 'Ya no se mostrará en la página del módulo. Puede escribir otra más adelante.',
  removing: 'Borrando...',
  removed: 'Se borró su reseña.',
  removeFailed: 'No se pudo borrar su reseña. Inténtelo de nuevo.',
}

export const ownReviewForm: Translation<typeof en.ownReviewForm> = {
  title: 'Su reseña de {title}',
  comment: '¿Qué deberían saber otras personas?',
  hint: 'Opcional, hasta 1,000 caracteres. No escriba nombres de personas, obras ni empresas.',
  language: 'Idioma de su texto',
  public:
    'Nuestro personal la lee primero. Después es pública en la página del módulo, con su nombre, la primera letra de su apellido y la fecha.',
  cancel: 'Cancelar',
  send: 'Enviar reseña',
  sending: 'Enviando...',
  sent: 'Gracias. Nuestro personal leerá su reseña antes de que sea pública.',
  failed: 'No se pudo enviar su reseña. Su texto sigue aquí. Inténtelo de nuevo.',
}
