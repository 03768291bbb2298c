import { feature } from '../../app/feature.ts'
import type { CertificateSigning } from '../../domain/certificates/signing/certificate-signing.ts'
import { publicJwk } from '../../domain/certificates/signing/signing-key.ts'

/** The public keys where tools look for them (RFC 7517), readable from every site. */
export const jwksFeature = feature<{ readonly signing: CertificateSigning }>(
  'jwks',
  { needs: [] },
  async (app, { signing }) => {
    app.get('/.well-known/jwks.json', { schema: { hide: true } }, async (_, reply) => {
      const keys = (await signing.published()).map(publicJwk)
      return reply
        .type('application/jwk-set+json')
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=300')
        .send(JSON.stringify({ keys }))
    })
  },
)
