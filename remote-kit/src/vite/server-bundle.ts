import { build, type InlineConfig, type Rolldown } from 'vite'

/** The exposed module for Node, as one CommonJS file with everything except the shared packages. */
export async function serverBundle(
  shared: InlineConfig,
  { entry, external }: { readonly entry: string; readonly external: readonly string[] },
): Promise<Uint8Array> {
  // The process that evaluates the bundle defines where the release's files are served.
  const built = await build({
    ...shared,
    configFile: false,
    logLevel: 'silent',
    experimental: { renderBuiltUrl: (file) => ({ runtime: `__remote_base__ + ${JSON.stringify(file)}` }) },
    build: {
      ...shared.build,
      ssr: entry,
      write: false,
      // Readable stacks are worth more than bytes that no browser downloads.
      minify: false,
      emitAssets: false,
      rolldownOptions: {
        external: [...external],
        output: { format: 'cjs', codeSplitting: false, entryFileNames: 'server.cjs' },
      },
    },
    ssr: { noExternal: true },
  })
  const { output } = built as Rolldown.RolldownOutput
  const [bundle] = output
  return Buffer.from(bundle.code)
}
