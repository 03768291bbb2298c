import { splitLanguage } from '@platform/shared-contracts/rules'
import type { SessionEnvironment } from './session-environment.ts'

const path = () => splitLanguage(location.pathname).pathname

/** The page of this tab, as the router names it: without a language, which the router writes in front itself. */
export const browserPage: SessionEnvironment['page'] = {
  path,
  address: () => path() + location.search + location.hash,
  load: (to) => location.assign(to),
}
