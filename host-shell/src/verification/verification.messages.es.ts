import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { verificationMessages } from './verification.messages.ts'

export const verificationEs = {
  verification: inSpanish<typeof verificationMessages>()({
    title: 'Confirme su correo',
    checking: 'Estamos confirmando su dirección de correo...',
    verified: 'Su dirección de correo está confirmada. Ya puede iniciar sesión.',
    signIn: 'Iniciar sesión',
    expired: 'Este enlace ya venció o está incompleto. Pida que le enviemos uno nuevo.',
    failed: 'En este momento no se pudo confirmar su dirección.',
    retry: 'Intentar de nuevo',
    passwordLead:
      'Para confirmar que usted creó esta cuenta, escriba la contraseña que eligió al registrarse.',
    password: 'Contraseña',
    confirm: 'Confirmar mi correo',
    notYours: '¿No creó esta cuenta o no sabe la contraseña?',
    takeOver: 'Elija una contraseña nueva',
    lead: 'El correo que le enviamos trae un enlace. Ábralo para confirmar su dirección; después podrá iniciar sesión.',
    resendLead:
      '¿No le llegó el correo? Revise la carpeta de correo no deseado o pida que se lo enviemos otra vez.',
    resend: 'Enviar el correo otra vez',
    resent: 'Si hay una cuenta pendiente de confirmar, ya va en camino un correo nuevo.',
  }),
}
