import { createServer, mergeConfig, type UserConfig } from 'vite'
import type { DevelopmentServer } from './bundler.ts'

/** Vite's development server, with its own refresh of components. */
export async function serveVite(config: UserConfig, port: number): Promise<DevelopmentServer> {
  const server = await createServer(mergeConfig(config, { configFile: false, mode: 'development' }))
  await server.listen()
  return {
    port,
    reloadPages: () => server.ws.send({ type: 'full-reload' }),
    stop: () => server.close(),
  }
}
