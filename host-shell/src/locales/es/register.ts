import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/register.ts'

export const register: Translation<typeof en.register> = {
  title: 'Crear una cuenta',
  lead: 'Capacítese con {tenant}. Toma un minuto.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  checking: 'Comprobando...',
  available: 'Disponible',
  taken: 'Ya está registrado',
  company: 'Nombre de la empresa',
  state: 'Estado',
  chooseState: 'Elija un estado',
  partner: 'Profesional asociado asignado (opcional)',
  noPartner: 'Sin profesional asignado',
  loadingPartners: 'Cargando profesionales...',
  noPartners: 'No hay profesionales disponibles',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres, con letras y números.',
  confirmPassword: 'Repita la contraseña',
  acceptTerms: 'Acepto los',
  terms: 'Términos del servicio',
  acceptPrivacy: 'Acepto la',
  privacy: 'Política de privacidad',
  disclaimer:
    'El contenido tiene solo fines educativos. No garantiza el cumplimiento de ninguna ley, norma o reglamento.',
  submit: 'Crear la cuenta',
  submitting: 'Creando la cuenta...',
  success: '¡Su cuenta está creada! Revise su correo para confirmar su dirección.',
  haveAccount: '¿Ya tiene una cuenta?',
  signIn: 'Iniciar sesión',
}

export const registerFailures: Translation<typeof en.registerFailures> = {
  taken: 'Este correo ya está registrado. Use otro correo o inicie sesión.',
  mismatch: 'Las contraseñas no coinciden',
  short: 'La contraseña debe tener al menos 8 caracteres',
  terms: 'Para registrarse debe aceptar los Términos del servicio',
  privacy: 'Para registrarse debe aceptar la Política de privacidad',
  failed: 'No se pudo crear la cuenta. Por favor, inténtelo de nuevo.',
}
