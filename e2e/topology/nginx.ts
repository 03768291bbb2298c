import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTool } from '../../scripts/run/system-tools.ts'
import { ROOT } from '../../scripts/run/paths.ts'
import { runUntilStopped, type RunningProcess } from './run-process.ts'

const TEMPLATE = join(ROOT, 'deploy/nginx/platform.conf.template')

// Started by root, nginx would run its worker as `nobody`, who may not write a large upload into the run's folder.
const STARTED_BY_ROOT = process.getuid?.() === 0

/** What the nginx image puts around the site's own file: one worker, no privileges, all its files in `home`. */
const around = (home: string) => `
daemon off;
${STARTED_BY_ROOT ? 'user root;' : ''}
worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  include ${home}/site.conf;
}
`

/** nginx with the very file that docker-compose.yml uses, and its five variables filled in as the image does it. */
export async function startNginx(
  home: string,
  port: number,
  servers: readonly [string, string],
): Promise<RunningProcess> {
  const variables = {
    LISTEN: `127.0.0.1:${port}`,
    CACHE: join(home, 'cache'),
    PACKAGE_HOST: 'packages.localhost',
    SERVER_1: servers[0],
    SERVER_2: servers[1],
  }
  const site = Object.entries(variables).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, value),
    readFileSync(TEMPLATE, 'utf8'),
  )
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'site.conf'), site)
  writeFileSync(join(home, 'nginx.conf'), around(home))
  const program = findTool('nginx') ?? 'nginx'
  return runUntilStopped(
    program,
    ['-p', home, '-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')],
    port,
  )
}
