import '@platform/shared-ui/styles/font.css'
import '@platform/shared-ui/styles/tokens.css'
import '@platform/shared-ui/styles/reset.css'
import '@platform/shared-ui/styles/base.css'
import { RemoteListing, TenantConfigAnswer, type BootDocument } from '@platform/shared-contracts/http'
import { CONTRACT_VERSION } from '@platform/shared-contracts/remote'
import { createShell } from '../../host-shell/src/create-shell.ts'
import admin from '../../remote-admin/remote.json'
import learner from '../../remote-learner/remote.json'
import published from '../../remote-public/remote.json'

/** A shell without a server of its own: it requests the tenant, then renders. */
async function start(): Promise<void> {
  const answer = await fetch('/api/tenant/config')
  const { config: tenant } = TenantConfigAnswer.parse(await answer.json())
  const boot: BootDocument = {
    contract: CONTRACT_VERSION,
    tenant,
    config: { apiBase: '/api', sessionBase: '/api', trainingHost: 'localhost', secondHost: 'localhost' },
    shell: { base: '/shell/', assets: null },
    remotes: [published, learner, admin].map((listing) => bootRemote(RemoteListing.parse(listing))),
  }
  await createShell(boot)
}

function bootRemote(listing: RemoteListing): BootDocument['remotes'][number] {
  const { id, contract } = listing
  return {
    id,
    listing,
    release: {
      version: contract.slice(1),
      hash: '',
      container: `remote_${id}`,
      base: `/remotes/${id}/`,
      entry: 'remoteEntry.js',
      assets: null,
      chunks: {},
      contract,
    },
    why: [],
  }
}

void start()
