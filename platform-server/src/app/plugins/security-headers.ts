import helmet from '@fastify/helmet'
import fastifyPlugin from 'fastify-plugin'

/**
 * Browser features that no page of ours uses, so that an injected script cannot use them either. Passkeys stay allowed.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/**
 * Security headers of every answer, by helmet: among them COOP, CORP and Origin-Agent-Cluster. The content policy here is
 * for answers that are not pages: it allows nothing. A page sets its own with `reply.header('content-security-policy', ...)`.
 */
export const securityHeaders = fastifyPlugin(async (app) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
    next()
  })
})
