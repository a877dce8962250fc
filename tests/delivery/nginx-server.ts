import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nginx, type HostRules } from '../../tools/build/steps/hosts/hosts.ts'
import { freePort } from '../../tools/lib/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const PROGRAMS = [
  process.env['NGINX_PATH'],
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
]

/**
 * A real nginx: the one in `NGINX_PATH`, or an installed one; else undefined, and the tests say that they were skipped.
 */
export function findNginx(): string | undefined {
  return PROGRAMS.find((path) => path && existsSync(path))
}

/** Serves a built site with the generated example, changed where the example says so. */
export async function startNginx(
  program: string,
  site: string,
  delivery: HostRules,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = temporaryFolder()
  const port = await freePort()
  const example = nginx(delivery)
    ['nginx.conf']!.replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/www/staffroom', resolve(site))
  const types = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find(
    (file) => existsSync(file),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(' ')
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
events { worker_connections 256; }
http { ${types ? `include ${types};` : ''} access_log off; ${temporary}
${example}
}
`,
  )
  const server = spawn(program, ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries++) {
    if (server.exitCode !== null || tries > 200) throw new Error(`nginx does not answer: ${said}`)
    await new Promise((later) => setTimeout(later, 50))
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((over) => server.on('exit', over))
      server.kill('SIGTERM')
      await ended
    },
  }
}
