import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/contact.ts'

export const contact: Translation<typeof en.contact> = {
  title: 'Contacto',
  lead: 'Escriba a {tenant}. Una persona lee su mensaje y responde por correo.',
  form: 'Enviar un mensaje',
  direct: 'Directamente',
  emailLabel: 'Correo',
  phoneLabel: 'Teléfono',
  helpTitle: 'A menudo más rápido',
  password: 'Elegir una contraseña nueva',
  verify: 'Comprobar un certificado',
  partners: 'Preguntar a un profesional de seguridad',
  support: '¿Tiene cuenta? Abra una solicitud en la página de su cuenta',
  demo: 'Pedir una demostración para su empresa',
}
