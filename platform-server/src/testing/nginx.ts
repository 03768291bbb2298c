import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const TEMPLATE = resolve(import.meta.dirname, '../../../deploy/nginx/platform.conf.template')
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync) ?? 'nginx'

export interface Nginx {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** nginx with the file of docker-compose.yml in front of servers that listen on this machine: two, or one as both. */
export async function startNginx(server: string, other = server): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'platform-nginx-'))
  const port = await freePort()
  const variables = {
    LISTEN: `127.0.0.1:${port}`,
    CACHE: join(home, 'cache'),
    PACKAGE_HOST: 'packages.localhost',
    SERVER_1: server,
    SERVER_2: other,
  }
  const site = Object.entries(variables).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, value),
    readFileSync(TEMPLATE, 'utf8'),
  )
  writeFileSync(join(home, 'nginx.conf'), around(home, site))
  const child = spawn(NGINX, ['-p', home, '-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')], {
    stdio: 'ignore',
  })
  while (child.exitCode === null && !(await isOpen(port))) await new Promise((done) => setTimeout(done, 20))
  if (child.exitCode !== null) throw new Error(readFileSync(join(home, 'error.log'), 'utf8'))
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'close')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const around = (home: string, site: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${home}/nginx.pid;
events { worker_connections 128; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  ${site}
}
`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}
