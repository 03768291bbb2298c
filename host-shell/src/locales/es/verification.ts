import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/verification.ts'

export const verification: Translation<typeof en.verification> = {
  title: 'Confirme su correo',
  checking: 'Confirmando su dirección de correo...',
  verified: 'Su dirección de correo está confirmada. Ya puede iniciar sesión.',
  signIn: 'Iniciar sesión',
  expired: 'Este enlace venció o está incompleto. Pida uno nuevo.',
  failed: 'No se pudo confirmar su dirección de correo. Inténtelo más tarde.',
  retry: 'Intentar de nuevo',
  passwordLead: 'Para confirmar que usted creó esta cuenta, escriba la contraseña que eligió al registrarse.',
  password: 'Contraseña',
  confirm: 'Confirmar mi correo',
  notYours: '¿No creó esta cuenta o no sabe la contraseña?',
  takeOver: 'Elegir una contraseña nueva',
  lead: 'Le enviamos un correo con un enlace. Abra el enlace para confirmar su dirección. Después podrá iniciar sesión.',
  resendLead: '¿No le llegó el correo? Revise la carpeta de correo no deseado o pida uno nuevo.',
  resend: 'Enviar el correo otra vez',
  resent: 'Si hay una cuenta pendiente de confirmar, le enviamos un correo nuevo.',
}
