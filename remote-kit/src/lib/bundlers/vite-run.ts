import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, type InlineConfig, mergeConfig, type UserConfig } from 'vite'
import type { DevelopmentServer, DevelopmentWish } from './bundler.ts'
import { BuildError } from '../read-build.ts'
import { readConfig } from './read-config.ts'
import { serveAlone } from './serve-alone.ts'
import { serveInto } from './serve-into.ts'

export async function buildRemote(dir: string): Promise<string> {
  const config = await configOf(dir, { command: 'build', mode: 'production' })
  await buildWith(config, { mode: 'production' })
  return config.build?.outDir ?? join(dir, 'dist')
}

export async function serveRemote(dir: string, wish: DevelopmentWish): Promise<DevelopmentServer> {
  const env = { command: wish.isAlone ? 'serve' : 'build', mode: 'development' }
  const config = await configOf(dir, env)
  const port = wish.port ?? config.server?.port ?? 0
  await wish.requirePort(port)
  if (wish.isAlone) return serveAlone(mergeConfig(config, { server: { port } }), port)
  const again = async (outDir: string) =>
    // The plugins of one configuration are for one build. Open pages still load files of the build before.
    buildWith(await configOf(dir, env), {
      mode: env.mode,
      logLevel: 'silent',
      build: { outDir, emptyOutDir: false },
    })
  return serveInto({ sources: join(dir, 'src'), port, build: again }, wish)
}

function configOf(
  dir: string,
  env: { readonly command: string; readonly mode: string },
): Promise<UserConfig> {
  return readConfig<UserConfig>(dir, 'vite', env)
}

async function buildWith(config: UserConfig, more: InlineConfig): Promise<void> {
  try {
    await build(mergeConfig(config, { configFile: false, ...more }))
  } catch (error) {
    throw new BuildError(`The build failed:\n${stripVTControlCharacters((error as Error).message)}`, {
      cause: error,
    })
  }
}
