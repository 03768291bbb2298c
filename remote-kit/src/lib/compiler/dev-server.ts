import type { Configuration as DevServerConfiguration } from 'webpack-dev-server'

/** A development server on loopback whose files a page of another port may load, with hot reload over its own socket. */
export function devServer(port: number): DevServerConfiguration {
  return {
    port,
    host: '127.0.0.1',
    hot: true,
    static: false,
    allowedHosts: ['localhost', '.localhost'],
    headers: { 'access-control-allow-origin': '*' },
    client: {
      // The page comes from another server, so the client cannot take its address for the socket's.
      webSocketURL: `ws://localhost:${port}/ws`,
      // A build that fails is shown on the page; what a page throws is the shell's to show.
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
  }
}
