import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/password.ts'

export const password: Translation<typeof en.password> = {
  forgotTitle: '¿Olvidó su contraseña?',
  forgotLead: 'Escriba el correo de su cuenta y le enviaremos un enlace para elegir una contraseña nueva.',
  send: 'Enviar el enlace',
  sent: 'Si hay una cuenta con ese correo, le enviamos un mensaje con un enlace. El enlace sirve durante una hora.',
  resetTitle: 'Elija una contraseña nueva',
  resetLead: 'Al guardar una contraseña nueva se cierran todas las demás sesiones de su cuenta.',
  password: 'Contraseña nueva',
  confirm: 'Repita la contraseña nueva',
  firstName: 'Nombre',
  lastName: 'Apellido',
  save: 'Guardar la contraseña',
  saved: 'Se guardó su contraseña nueva. Ya puede iniciar sesión con ella.',
  signIn: 'Iniciar sesión',
  spent: 'Este enlace ya se usó o venció.',
  noToken: 'Este enlace está incompleto. Abra otra vez el enlace de su correo o pida uno nuevo.',
  askAgain: 'Pedir un enlace nuevo',
}
