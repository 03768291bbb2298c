import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { loginFailureMessages, loginMessages } from './login.messages.ts'

export const loginEs = {
  login: inSpanish<typeof loginMessages>()({
    title: 'Iniciar sesión',
    lead: 'Le damos la bienvenida a {tenant}.',
    tabs: 'Formas de iniciar sesión',
    emailTab: 'Con su correo',
    companyTab: 'Con su empresa',
    email: 'Correo electrónico',
    password: 'Contraseña',
    username: 'Usuario de la empresa',
    usernamePlaceholder: 'nombre@empresa.com',
    usernameHint: 'El correo electrónico que le dio su empresa.',
    companyVerified: 'Empresa reconocida',
    lookingUp: 'Buscando su empresa...',
    signIn: 'Entrar',
    signingIn: 'Entrando...',
    forgot: '¿Olvidó su contraseña?',
    noAccount: '¿Es su primera vez aquí?',
    register: 'Cree una cuenta',
    signedInAs: 'Su sesión está abierta como {name}.',
    goOn: 'Continuar',
    resend: 'Enviar otra vez el correo de confirmación',
  }),
  'login-failures': inSpanish<typeof loginFailureMessages>()({
    adminDirectory:
      'Las credenciales del administrador LDAP no son válidas. Revise la configuración de LDAP.',
    notInDirectory: 'No se encontró el usuario LDAP. Revise sus datos.',
    directoryPassword: 'La contraseña LDAP no es correcta. Por favor, inténtelo de nuevo.',
    unknown: 'Ocurrió un error. Por favor, inténtelo más tarde.',
    unexpected: 'El servidor dio una respuesta inesperada.',
    incomplete: 'El servidor no completó el inicio de sesión. Por favor, inténtelo de nuevo.',
    companyRequired: 'Para entrar con LDAP hace falta el identificador de la empresa.',
    noCompany: 'No se encontró ninguna empresa con este dominio.',
    lookupFailed: 'No se pudo obtener la información de la empresa.',
  }),
}
