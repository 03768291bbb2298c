import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { formMessages } from './form.messages.ts'

export const formEs = {
  form: inSpanish<typeof formMessages>()({
    email: 'Correo electrónico',
    backToSignIn: 'Volver a iniciar sesión',
    tryLater: 'No funcionó. Por favor, inténtelo más tarde.',
    sending: 'Enviando...',
    saving: 'Guardando...',
    passwordsDiffer: 'Las contraseñas no coinciden',
    passwordHint: 'Al menos 8 caracteres, con letras y números.',
  }),
}
