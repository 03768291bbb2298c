import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/headlines.ts'

export const landingHeadlines: Translation<typeof en.landingHeadlines> = {
  '/electrical-safety-training':
    'Seguridad eléctrica para quienes no son electricistas, y para quienes lo son',
  '/professional-certification': 'Prepararse para una certificación profesional en seguridad',
  '/osha-30-training': 'OSHA 30 para supervisores: llegue preparado',
  '/osha-10-training': 'OSHA 10: qué es, quién la pide y cómo llegar preparado',
  '/ehs-specialist-certification':
    'El camino del especialista EHS: los doce módulos, cada uno con su certificado',
  '/fall-protection-training': 'Protección contra caídas para quienes trabajan a seis pies de altura',
  '/confined-space-training': 'Espacios confinados: permisos, pruebas de aire y vigilantes',
  '/hazard-communication-training': 'Comunicación de peligros para las etiquetas de 2026',
  '/lockout-tagout-training': 'Bloqueo y etiquetado: seis pasos hasta la energía cero',
}
