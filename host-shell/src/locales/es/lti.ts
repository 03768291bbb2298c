import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/lti.ts'

export const lti: Translation<typeof en.lti> = {
  title: 'Abrir su capacitación',
  opening: 'Abriendo su capacitación...',
  connectLead:
    'Es la primera vez que su sistema de gestión del aprendizaje le abre esta capacitación, o su cuenta está protegida. Inicie sesión una vez, para saber cuál es su cuenta.',
  signIn: 'Iniciar sesión',
  noAccount: '¿Aún no tiene cuenta?',
  register: 'Regístrese',
  registerHint: 'Después abra otra vez el módulo en su sistema de gestión del aprendizaje.',
  confirmLead:
    'Inició sesión como {email}. De ahora en adelante su sistema de gestión del aprendizaje abre esta cuenta sin contraseña y recibe sus resultados.',
  confirm: 'Usar esta cuenta',
  connecting: 'Conectando...',
  notMine: 'Esta no es mi cuenta',
  failed: 'No se pudo abrir su capacitación. Inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  incomplete:
    'Esta dirección no está completa. Abra otra vez el módulo en su sistema de gestión del aprendizaje.',
}
