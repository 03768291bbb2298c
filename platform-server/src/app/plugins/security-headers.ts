import helmet from '@fastify/helmet'
import fastifyPlugin from 'fastify-plugin'
import { splitLanguage } from '@platform/shared-contracts/rules'

/**
 * Browser features that no page of ours uses, except the gate, so that an injected script cannot use them either. Passkeys
 * stay allowed.
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

/** The tablet at a gate reads codes by its camera, and stays on. No other page may. */
const CAMERA_PAGE = '/gate'
const CAMERA_POLICY = PERMISSIONS_POLICY.replace('camera=()', 'camera=(self)').replace(
  'screen-wake-lock=()',
  'screen-wake-lock=(self)',
)

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
  app.addHook('onRequest', ({ url }, reply, next) => {
    reply.header('permissions-policy', isCameraPage(url) ? CAMERA_POLICY : PERMISSIONS_POLICY)
    next()
  })
})

const isCameraPage = (url: string) => splitLanguage(url.split('?', 1)[0] ?? '').pathname === CAMERA_PAGE
