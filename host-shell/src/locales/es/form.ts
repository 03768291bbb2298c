import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/form.ts'

export const form: Translation<typeof en.form> = {
  email: 'Correo electrónico',
  backToSignIn: 'Volver a iniciar sesión',
  tryLater: 'No funcionó. Por favor, inténtelo más tarde.',
  sending: 'Enviando...',
  saving: 'Guardando...',
  passwordsDiffer: 'Las contraseñas no coinciden',
  passwordHint: 'Al menos 8 caracteres, con letras y números.',
}
