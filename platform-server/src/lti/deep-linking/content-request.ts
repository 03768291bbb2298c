import type { ContentRequest } from '../../lib/data/schema/standards/lti.ts'
import { CLAIMS, type DeepLinkingClaims } from '../launching/claims.ts'
import { LaunchRefusal } from '../launching/launch-refusal.ts'
import { mayChoose } from '../launching/launched-person.ts'
import type { PlatformRow } from '../platforms/sql-platforms.ts'

/** Errors: LaunchRefusal unless a teacher asks, for links to activities. */
export function contentRequest(
  claims: DeepLinkingClaims,
  platform: PlatformRow,
  language: ContentRequest['language'],
): ContentRequest {
  const settings = claims[CLAIMS.settings]
  if (!mayChoose(claims)) throw new LaunchRefusal('refused-role', platform)
  if (!settings.accept_types.includes('ltiResourceLink')) throw new LaunchRefusal('refused-content', platform)
  return {
    deploymentId: claims[CLAIMS.deploymentId],
    returnUrl: settings.deep_link_return_url,
    data: settings.data ?? null,
    isMultiple: settings.accept_multiple !== false,
    takesLineItems: settings.accept_lineitem !== false,
    language,
  }
}
