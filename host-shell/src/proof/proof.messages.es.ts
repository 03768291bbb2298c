import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { proofMessages } from './proof.messages.ts'

export const proofEs = {
  proof: inSpanish<typeof proofMessages>()({
    title: 'Confirme que es usted',
    text: 'Este cambio afecta la seguridad de su cuenta. Confírmelo una vez; no se le preguntará de nuevo durante 10 minutos.',
    password: 'Contraseña',
    code: 'Código de su aplicación de autenticación',
    codeHint: 'Seis cifras, o uno de sus códigos de recuperación.',
    usePasskey: 'Usar la llave de acceso',
    or: 'O confirme con:',
    confirm: 'Confirmar',
    confirming: 'Confirmando...',
    passkeyFailed: 'No se usó la llave de acceso. Inténtelo de nuevo o elija otra forma.',
    failed: 'No funcionó. Por favor, inténtelo más tarde.',
    noWay: 'Su cuenta no se puede confirmar aquí. Cierre la sesión, entre de nuevo y después haga el cambio.',
  }),
}
