import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime'
import { sharedPackagesPlugin } from './shared-packages-plugin.ts'

const requests = jest.fn()

/** A shell that provides one package, whose file arrives when `requests` answers it. */
function shellWithPackage(): ModuleFederation {
  const shell = createInstance({
    name: 'host_shell',
    remotes: [],
    shared: {
      redux: { version: '5.0.1', get: requests, shareConfig: { singleton: true, requiredVersion: '^5.0.0' } },
    },
  })
  shell.registerPlugins([sharedPackagesPlugin(shell)])
  return shell
}

it('requests a package again that did not arrive', async () => {
  const shell = shellWithPackage()
  requests.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(() => 'redux')
  await expect(shell.loadShare('redux')).rejects.toThrow('offline')
  const factory = await shell.loadShare<string>('redux')
  expect(factory && factory()).toBe('redux')
})

it('retains a package of the shell that a remote loaded first', async () => {
  const shell = shellWithPackage()
  requests.mockResolvedValueOnce(() => 'redux')
  const remote = createInstance({ name: 'remote_learner', remotes: [] })
  remote.registerPlugins([sharedPackagesPlugin(shell)])
  remote.initShareScopeMap('default', shell.shareScopeMap['default'] ?? {})
  await remote.loadShare('redux', {
    customShareInfo: { shareConfig: { singleton: true, requiredVersion: '^5.0.0' } },
  })
  expect(shell.shareScopeMap['default']?.['redux']?.['5.0.1']?.from).toBe('host_shell')
})
