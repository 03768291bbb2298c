import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { passwordMessages } from './password.messages.ts'

export const passwordEs = {
  password: inSpanish<typeof passwordMessages>()({
    forgotTitle: '¿Olvidó su contraseña?',
    forgotLead: 'Díganos el correo de su cuenta y le enviaremos un enlace para elegir una contraseña nueva.',
    send: 'Enviar el enlace',
    sent: 'Si hay una cuenta con ese correo, ya va en camino un mensaje con el enlace. El enlace sirve durante una hora.',
    resetTitle: 'Elija una contraseña nueva',
    resetLead: 'Al guardarla se cierran todas las demás sesiones de su cuenta.',
    password: 'Contraseña nueva',
    confirm: 'Repita la contraseña nueva',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    save: 'Guardar la contraseña',
    saved: 'Su contraseña nueva está guardada. Ya puede entrar con ella.',
    signIn: 'Iniciar sesión',
    spent: 'Este enlace ya se usó o venció.',
    noToken: 'Esta dirección está incompleta. Abra otra vez el enlace del correo o pida uno nuevo.',
    askAgain: 'Pedir un enlace nuevo',
  }),
}
