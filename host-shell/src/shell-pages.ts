import type { BootDocument, BootRemote } from '@platform/shared-contracts/http'
import { defineRemote } from '@platform/shared-contracts/remote'
import pages from '../pages.json'
import type { LoadedRemote } from './federation/create-federation.ts'
import { loadMessages } from './load-messages.ts'

/** The shell's own pages, one for each path of pages.json; shown like a remote's, and failing like one. */
const shellPages = defineRemote({
  id: 'shell',
  loadMessages,
  routes: [
    {
      path: '/login',
      lazy: () => import(/* webpackChunkName: "login" */ './login/login.route.tsx'),
    },
    {
      path: '/register',
      lazy: () => import(/* webpackChunkName: "register" */ './register/register.route.tsx'),
    },
    {
      path: '/forgot-password',
      lazy: () => import(/* webpackChunkName: "forgot-password" */ './password/forgot-password.route.tsx'),
    },
    {
      path: '/reset-password',
      lazy: () => import(/* webpackChunkName: "reset-password" */ './password/reset-password.route.tsx'),
    },
    {
      path: '/verify-email',
      lazy: () => import(/* webpackChunkName: "verify-email" */ './verification/verify-email.route.tsx'),
    },
    {
      path: '/lti',
      lazy: () => import(/* webpackChunkName: "lti" */ './lti/lti.route.tsx'),
    },
    {
      path: '/tablet',
      lazy: () => import(/* webpackChunkName: "tablet" */ './tablet/tablet.route.tsx'),
    },
    {
      path: '/account',
      lazy: () => import(/* webpackChunkName: "account" */ './account/account.route.tsx'),
    },
  ],
})

export interface OwnPages {
  readonly remote: BootRemote
  readonly loaded: LoadedRemote
}

export function ownPages({ shell, contract }: BootDocument): OwnPages {
  const release = {
    version: contract,
    hash: '',
    container: 'host_shell',
    base: shell.base,
    entry: '',
    assets: shell.assets,
    chunks: shell.chunks ?? {},
    contract: `^${contract}`,
  }
  const listing = { id: shellPages.id, contract: `^${contract}`, routes: pages.routes, nav: [] }
  return { remote: { id: shellPages.id, listing, release, why: [] }, loaded: { module: shellPages, release } }
}
